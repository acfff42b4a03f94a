// Loaded before htmx: keeps the newest snapshot that the stream delivers before table.js listens.
// Modules may come seconds later (cold cache, slow phone), and an event without a listener is lost.
document.querySelector("#stream")?.addEventListener("snapshot", ({ detail }) => {
  window.earlySnapshot = detail;
});
