// Runs in every page before the page's own scripts, and writes down what a visitor would notice only by chance.
(() => {
  const seen = { longTasks: [], violations: [], announcements: [], longPresses: 0, ready: null, frames: null };
  Object.defineProperty(window, "seenByVisitor", { value: seen });

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.longTasks.push({ start: task.startTime, duration: task.duration });
  }).observe({ type: "longtask", buffered: true });

  addEventListener("securitypolicyviolation", (event) => {
    seen.violations.push(`${event.effectiveDirective} forbids ${event.blockedURI} in ${event.sourceFile}:${event.lineNumber}`);
  });

  addEventListener("contextmenu", ({ pointerType }) => { if (pointerType === "touch") seen.longPresses++; }, { capture: true });

  // A screen reader speaks a live region when its text changes.
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  new MutationObserver((changes) => {
    if (seen.ready === null && document.querySelector("main button, main a[href]")) seen.ready = performance.now();
    const regions = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live));
    for (const region of new Set(regions)) {
      const text = region?.textContent.trim();
      if (text && seen.announcements.at(-1) !== text) seen.announcements.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // From `startFrames` to `stopFrames`, the times between frames.
  seen.startFrames = () => {
    const times = (seen.frames = []);
    const note = (time) => {
      if (seen.frames !== times) return;
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  };
  seen.stopFrames = () => {
    const times = seen.frames ?? [];
    seen.frames = null;
    return times.slice(1).map((time, index) => time - times[index]);
  };
})();
