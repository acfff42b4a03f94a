// Answers: what lies on the board presses the button in the panel; several answers are gathered.

export function answers() {
  for (const form of document.querySelectorAll(".ask")) refresh(form);
}

export function press(key) {
  const choice = find(key);
  if (!choice) return;
  choice.click();
}

function find(key) {
  return [...document.querySelectorAll(".ask [name=keys]")].find((one) => one.value === key);
}

function pieces(key) {
  return [...document.querySelectorAll("[data-answer]")].filter((one) => one.dataset.answer === key);
}

function chosen(form) {
  const picked = form.dataset.kind === "order" ? ".picked" : ":checked";
  return [...form.querySelectorAll(`[name=keys]${picked}`)];
}

function refresh(form) {
  const { kind, least, most } = form.dataset;
  if (kind !== "pick_some" && kind !== "order") return;
  const taken = chosen(form);
  const confirm = form.querySelector(".confirm");
  confirm.disabled = taken.length < Number(least) || taken.length > Number(most);
  const values = new Set(taken.map((one) => one.value));
  for (const one of form.querySelectorAll("[name=keys]")) {
    for (const piece of pieces(one.value)) piece.classList.toggle("chosen", values.has(one.value));
  }
}

// An order is told by hidden fields, in the sequence in which the answers were pressed.
function takeInOrder(button) {
  const form = button.form;
  button.classList.toggle("picked");
  // the form outlives its question: what an earlier one had picked is not picked any more
  const order = (form.order ?? []).filter((one) => one !== button && one.classList.contains("picked"));
  if (button.classList.contains("picked")) order.push(button);
  form.order = order;
  for (const old of form.querySelectorAll(".turn-number, input[data-order]")) old.remove();
  order.forEach((one, place) => {
    const number = document.createElement("span");
    number.className = "turn-number";
    number.textContent = place + 1;
    one.append(number);
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "keys", value: one.value });
    field.dataset.order = "";
    form.append(field);
  });
  refresh(form);
}

document.addEventListener("change", (event) => {
  const form = event.target.closest?.(".ask");
  if (!form) return;
  const most = Number(form.dataset.most);
  if (event.target.checked && chosen(form).length > most) {
    const other = chosen(form).find((one) => one !== event.target);
    if (other) other.checked = false;
  }
  refresh(form);
});

document.addEventListener("click", (event) => {
  const inOrder = event.target.closest?.(".kind-order .opt:not(.blocked)");
  if (inOrder) return takeInOrder(inOrder);
  const piece = event.target.closest?.("[data-answer]");
  if (piece && !piece.dataset.dragged) press(piece.dataset.answer);
});

document.addEventListener("keydown", (event) => {
  const piece = event.target.closest?.("[data-answer]");
  if (piece && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    press(piece.dataset.answer);
  }
});

// What belongs together is lit together.
for (const kind of ["mouseover", "focusin", "mouseout", "focusout"]) {
  document.addEventListener(kind, (event) => {
    const on = kind === "mouseover" || kind === "focusin";
    const option = event.target.closest?.(".opt");
    const key =
      option?.value ??
      option?.querySelector?.("input")?.value ??
      event.target.closest?.("[data-answer]")?.dataset.answer;
    if (!key) return;
    for (const piece of pieces(key)) piece.classList.toggle("paired", on);
    find(key)?.closest(".opt")?.classList.toggle("paired", on);
  });
}
