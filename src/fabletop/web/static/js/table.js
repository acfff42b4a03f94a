// The page of a table: takes new snapshots in, and keeps what the browser alone knows.
import { remember, glide } from "./glide.js";
import { panzoom } from "./panzoom.js";
import { answers } from "./answers.js";
import { keys } from "./keys.js";
import { inspect } from "./inspect.js";
import { tumble, faces } from "./dice.js";
import { tell, pending, portrait } from "./playback.js";
import { byItself } from "./itself.js";
import { outcomes } from "./outcomes.js";

const $ = (selector) => document.querySelector(selector);
let before = null;
let showing = false; // a snapshot is being swapped in after it was told

// Live: named events of the stream are whole snapshots. While we look at the past they only wait.
$("#stream")?.addEventListener("snapshot", ({ detail }) => take(detail));

function take(snapshot) {
  const table = $("#table");
  if (!table || table.dataset.history !== undefined) return;
  const newer = Number(snapshot.id) - (pending() ?? Number(table.dataset.version));
  if (newer < 0 || (newer === 0 && picking())) return;
  tell(snapshot, show);
}

// Show a snapshot at once.
function show(snapshot) {
  const table = $("#table");
  if (!table || table.dataset.history !== undefined) return;
  showing = true;
  htmx.swap({ text: snapshot.data, target: table, swap: "outerMorph", sourceElement: table });
  showing = false;
}

// What came before this module was loaded (early.js), and a look every few seconds whether the
// stream has told of a version that is not shown: the newest one is always shown.
function catchUp() {
  const early = window.earlySnapshot;
  window.earlySnapshot = undefined;
  if (early) take(early);
}

function behind() {
  const table = $("#table");
  const told = Number($("#stream")?._htmx?.sse?.lastEventId ?? 0);
  const shown = pending() ?? Number(table?.dataset.version);
  return table && table.dataset.history === undefined && told > shown;
}
// hx-sse opens a stream again that has ended, but not one that could not be opened at first.
setInterval(() => {
  const stream = $("#stream");
  if (!stream || document.hidden) return;
  if (!stream._htmx?.sse) htmx.ajax("GET", stream.getAttribute("hx-sse:connect"), { source: stream });
  else if (behind()) htmx.ajax("GET", newestPage(stream), { target: "#table", swap: "outerMorph" });
}, 5000);

// The address of the table alone, for the seat whose stream this is.
function newestPage(stream) {
  const address = new URL(stream.getAttribute("hx-sse:connect"), location.href);
  address.searchParams.delete("version");
  return address.pathname.replace(/\/stream$/, "/table") + address.search;
}

// Some of several answers are marked: the same table once more would only take the marks away.
function picking() {
  return Boolean($(".ask :checked, .ask .picked"));
}

document.addEventListener("htmx:sse:error", () => {
  $("#offline").hidden = false;
});
document.addEventListener("htmx:sse:after:connection", () => {
  $("#offline").hidden = true;
});

// Before and after every new snapshot: what has moved glides, what has changed is shown as new.
document.addEventListener("htmx:before:swap", (event) => {
  if (!swapsTable(event)) return;
  const text = event.detail?.ctx?.text;
  if (outdated(text) || (!showing && told(text))) {
    event.preventDefault();
    return;
  }
  before = { ...remember(), faces: faces(), lines: newest() };
});
document.addEventListener("htmx:after:swap", (event) => {
  if (event.target?.id === "drawer-body" || event.detail?.ctx?.target?.id === "drawer-body") {
    if (!$("#drawer").open) $("#drawer").showModal();
    return;
  }
  settle();
});

// The reply to one's own answer is told like what the stream brings: it waits for the playback.
function told(text) {
  const version = text?.match(/data-version="(\d+)"/)?.[1];
  if (version === undefined || /data-history=/.test(text)) return false;
  if ($("#table").dataset.history !== undefined || $("#table").classList.contains("trying")) return false;
  tell({ id: version, data: text }, show, true);
  return true;
}

// A reply may come after the stream has already told of what happened since.
function outdated(text) {
  const version = text?.match(/data-version="(\d+)"/)?.[1];
  const past = /data-history=/.test(text ?? "") || $("#table").dataset.history !== undefined;
  return version !== undefined && !past && Number(version) < Number($("#table").dataset.version);
}

function swapsTable(event) {
  const target = event.detail?.ctx?.target ?? event.target;
  return target === "#table" || target?.id === "table";
}

function newest() {
  return Number($(".side-log .chronicle")?.dataset.newest ?? 0);
}

// The chronicle reads downwards: its newest line stays in sight, unless somebody reads further up.
let follows = true;
const sized = new ResizeObserver(scrollDown);

function scrollDown() {
  const log = $(".side-log .chronicle");
  if (!log) return;
  sized.observe(log);
  if (follows) log.scrollTop = log.scrollHeight;
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (!target.matches?.(".side-log .chronicle")) return;
    follows = target.scrollHeight - target.scrollTop - target.clientHeight < 30;
  },
  true,
);

function settle() {
  const was = before;
  before = null;
  if (was) {
    glide(was);
    tumble(was.faces);
    for (const line of document.querySelectorAll(".side-log li[id]")) {
      line.classList.toggle("fresh", Number(line.id.replace("line-", "")) > was.lines);
    }
    $("#notice").hidden = true;
  }
  for (const one of document.querySelectorAll("[data-portrait]")) portrait(one, one.dataset.portrait);
  scrollDown();
  panzoom();
  answers();
  tabs();
  byItself();
  if (!document.body.classList.contains("telling")) outcomes();
}

// Tabs live on the body, outside of what snapshots replace.
function tabs() {
  for (const button of document.querySelectorAll("button[data-tab], button[data-side]")) {
    const kind = button.dataset.tab ? "tab" : "side";
    button.setAttribute("aria-pressed", String(document.body.dataset[kind] === button.dataset[kind]));
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const { tab, side, open, close, hide, historyStep, historyAt } = button.dataset;
  if (tab) document.body.dataset.tab = tab;
  if (side) document.body.dataset.side = side;
  if (tab || side) tabs();
  if (open) $(`#${open}`).showModal();
  if (close) $(`#${close}`).close();
  if (hide) $(`#${hide}`).hidden = true;
  if (button.dataset.dismiss !== undefined) button.closest("section").style.display = "none";
  if (historyAt) look(Number(historyAt));
  if (historyStep) look(Number($("#history").value) + Number(historyStep));
});

document.addEventListener("click", (event) => {
  if (event.target instanceof HTMLDialogElement) event.target.close();
  if (event.target.matches?.("[data-copy]")) {
    event.target.select();
    navigator.clipboard?.writeText(event.target.value);
  }
});

// What was said is said: the line is empty again.
document.addEventListener("htmx:after:request", (event) => {
  const form = event.target.closest?.("form.say");
  if (form) form.elements.text.value = "";
});

// History: the slider asks for the table as it stood.
document.addEventListener("change", (event) => {
  if (event.target.id === "history") look(Number(event.target.value));
});

function look(at) {
  const slider = $("#history");
  const now = Number(slider.max);
  const seat = slider.dataset.seat ? `?seat=${slider.dataset.seat}` : "";
  const path = at >= now ? "table" : `at/${Math.max(0, at)}`;
  htmx.ajax("GET", `/t/${slider.dataset.table}/${path}${seat}`, { target: "#table", swap: "outerMorph" });
}

// Idempotency: the same command carries the same key, however often it is sent.
let lastCommand = "";
let lastKey = "";
document.addEventListener("htmx:config:request", (event) => {
  const body = event.detail?.ctx?.request?.body;
  const version = $("#table")?.dataset.version;
  if (!body?.has?.("key")) return;
  const command = `${version}:${body.getAll("keys").join(",")}:${body.get("text") ?? ""}`;
  if (command !== lastCommand) {
    lastCommand = command;
    lastKey = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  }
  body.set("key", lastKey);
});

keys();
inspect();
settle();
catchUp();
