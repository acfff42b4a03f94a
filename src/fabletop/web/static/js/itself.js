// A question with one answer answers itself, after a moment in which it can be kept: others cannot
// tell from the time whether there was a choice. Who wants to be asked always says so in the menu.
const LEAST_MS = 900;
const MORE_MS = 900;

let timer = 0;

const setting = {
  get on() {
    try {
      return localStorage.getItem("fabletop-ask-always") !== "yes";
    } catch {
      return true;
    }
  },
  set on(value) {
    try {
      localStorage.setItem("fabletop-ask-always", value ? "no" : "yes");
    } catch {
      // a browser that keeps nothing answers by itself
    }
  },
};

export function byItself() {
  clearTimeout(timer);
  const box = document.querySelector("#ask-always");
  if (box) box.checked = !setting.on;
  const form = document.querySelector("#ask .asks .ask.kind-pick");
  if (!form || !setting.on || document.querySelector("#table.trying, #table.past")) return;
  const answers = form.querySelectorAll(".opt:not(.blocked)");
  if (answers.length !== 1 || form.querySelector(".by-itself")) return;
  form.append(document.querySelector("#by-itself").content.cloneNode(true));
  const { version } = document.querySelector("#table").dataset;
  timer = setTimeout(
    () => {
      const still = document.querySelector("#table")?.dataset.version === version;
      if (still && !document.body.classList.contains("telling")) answers[0].click();
    },
    LEAST_MS + Math.random() * MORE_MS,
  );
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-keep]")) return;
  clearTimeout(timer);
  event.target.closest(".by-itself").remove();
});
document.addEventListener("change", (event) => {
  if (event.target.id !== "ask-always") return;
  setting.on = !event.target.checked;
  byItself();
});
