// EL-VAR-SOUND: each monster has a voice of its own. Loaded only where the option is on, and silent
// until the player has switched it on; the choice is kept in this browser.
const KEY = "fabletop-eldervale-sound";

// wave, base pitch (Hz), glide (times), length (s), tremble (Hz), hiss (0 to 1)
const VOICES = {
  "squall-roc": ["sawtooth", 880, 0.45, 0.7, 26, 0.1],
  "tempest-sovereign": ["sawtooth", 620, 0.35, 1.1, 34, 0.5],
  "hill-that-walks": ["triangle", 62, 0.7, 1.2, 5, 0.25],
  "marrow-of-the-world": ["triangle", 44, 0.6, 1.6, 3, 0.35],
  "demon-of-might": ["sawtooth", 110, 0.55, 0.9, 17, 0.2],
  "lava-fury": ["sawtooth", 82, 0.5, 1.2, 11, 0.6],
  "mere-hag": ["square", 330, 1.9, 0.8, 13, 0.15],
  "abyssal-leviathan": ["sine", 70, 2.4, 1.6, 4, 0.3],
  "glass-griffin": ["triangle", 1040, 0.6, 0.6, 40, 0.05],
  "judge-of-noon": ["sine", 523, 1.5, 1.3, 7, 0.02],
  "hollow-huntsman": ["sine", 196, 0.75, 1.4, 9, 0.12],
  "queen-of-moths": ["square", 240, 1.3, 1.0, 60, 0.35],
  "brass-colossus": ["square", 98, 0.9, 0.9, 21, 0.1],
  "ledger-wyrm": ["sawtooth", 147, 1.6, 1.1, 29, 0.1],
  "jabbering-heap": ["square", 410, 0.5, 0.8, 19, 0.3],
  "laughing-ruin": ["square", 520, 0.4, 1.2, 12, 0.2],
  "mother-of-dragons": ["sawtooth", 92, 0.38, 1.7, 23, 0.45],
  "frost-giant": ["triangle", 55, 1.5, 1.5, 6, 0.55],
};

let air = null; // the audio context, made by the player's own click as browsers demand
let heard = document.getElementById("el-board")?.dataset.roar ?? "";

const wanted = () => localStorage.getItem(KEY) === "on";

function show() {
  const button = document.getElementById("el-sound");
  if (button) button.setAttribute("aria-pressed", String(wanted()));
}

function roar(monster) {
  const voice = VOICES[monster];
  if (!air || !voice) return;
  const [wave, pitch, glide, length, tremble, hiss] = voice;
  const now = air.currentTime;
  const loud = new GainNode(air, { gain: 0 });
  loud.gain.linearRampToValueAtTime(0.16, now + 0.06);
  loud.gain.exponentialRampToValueAtTime(0.001, now + length);
  loud.connect(air.destination);
  const throat = new BiquadFilterNode(air, { type: "lowpass", frequency: pitch * 6, Q: 3 });
  throat.connect(loud);
  const tone = new OscillatorNode(air, { type: wave, frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * glide, now + length);
  const shake = new OscillatorNode(air, { frequency: tremble });
  const depth = new GainNode(air, { gain: pitch * 0.12 });
  shake.connect(depth).connect(tone.frequency);
  tone.connect(throat);
  const noise = new AudioBuffer({ length: Math.ceil(air.sampleRate * length), sampleRate: air.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * hiss;
  const breath = new AudioBufferSourceNode(air, { buffer: noise });
  breath.connect(throat);
  for (const source of [tone, shake, breath]) {
    source.start(now);
    source.stop(now + length);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#el-sound");
  if (wanted() || button) air ??= new AudioContext();
  if (!button) return;
  localStorage.setItem(KEY, wanted() ? "off" : "on");
  show();
});

// A new snapshot: whoever has moved since is heard once.
function listen() {
  show();
  const now = document.getElementById("el-board")?.dataset.roar ?? "";
  if (now === heard) return;
  heard = now;
  if (now && wanted()) roar(now.split(":")[0]);
}

document.addEventListener("htmx:after:swap", listen);
show();
