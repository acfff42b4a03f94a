// Tooltips: whatever has a text (data-tip) shows it on hover and focus, and after a long press.
const WAIT = 220;
let timer = 0;

export function inspect() {
  for (const kind of ["mouseover", "focusin"]) document.addEventListener(kind, (event) => plan(event, kind));
  for (const kind of ["mouseout", "focusout", "click", "scroll", "keydown"])
    document.addEventListener(kind, hide, true);
}

function plan(event, kind) {
  const one = event.target.closest?.("[data-tip]");
  if (!one) return;
  if (kind === "focusin" && !one.matches(":focus-visible")) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(one), WAIT);
}

function show(one) {
  if (!one.isConnected) return;
  const box = document.getElementById("inspect");
  box.firstElementChild.textContent = one.dataset.tipTitle ?? "";
  box.lastElementChild.textContent = one.dataset.tip;
  box.hidden = false;
  const at = one.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = at.right + 12 + width < innerWidth;
  const left = right ? at.right + 12 : at.left - 12 - width > 0 ? at.left - 12 - width : 8;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, Math.min(at.top, innerHeight - height - 8))}px`;
}

function hide(event) {
  if (event.type === "keydown" && event.key !== "Escape") return;
  clearTimeout(timer);
  document.getElementById("inspect").hidden = true;
}
