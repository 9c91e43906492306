/** For `addInitScript`: gives each page its `painted`. */
export function installPainted() {
  window.painted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          // The first task after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
      look();
    });
}

/**
 * Presses something in the page, and waits until what that leads to is painted.
 * @param {import('playwright').Page} page
 * @param {string} pressed selector
 * @param {string} awaited selector, of what is not there before
 * @returns {Promise<number>} milliseconds between them
 */
export function pressToPainted(page, pressed, awaited) {
  return page.evaluate(async ([from, to]) => {
    const target = document.querySelector(from);
    if (!(target instanceof HTMLElement)) throw new Error(`There is no ${from}.`);
    const pressedAt = performance.now();
    target.click();
    return (await window.painted(() => document.querySelector(to) !== null)) - pressedAt;
  }, /** @type {const} */ ([pressed, awaited]));
}
