// The lobby works without this file; with it, it counts who sits down and takes pasted links.

for (const builder of document.querySelectorAll("[data-builder]")) {
  const seats = [...builder.querySelectorAll("select[name^=seat-]")];
  const count = builder.querySelector("[data-counts]");
  const words = count.dataset.counts.split("|");
  const tell = () => {
    const taken = seats.filter((seat) => seat.value !== "none").length;
    count.textContent = taken ? words[taken - 1] : count.dataset.empty;
    builder.querySelector("[type=submit]").disabled = !taken;
  };
  count.hidden = false;
  builder.addEventListener("change", tell);
  tell();
}

const watch = document.querySelector("[data-watch]");
watch.hidden = false;
watch.addEventListener("submit", (event) => {
  event.preventDefault();
  const link = watch.elements.link;
  const found = link.value.match(/\/?([ws])\/([\w-]{16,})\/?\s*$/);
  if (found) location.assign(`/${found[1]}/${found[2]}`);
  link.setCustomValidity(found ? "" : watch.dataset.wrong);
  link.reportValidity();
});
watch.elements.link.addEventListener("input", () => watch.elements.link.setCustomValidity(""));
