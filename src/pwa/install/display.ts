const IN_AN_APP_WINDOW = ['standalone', 'window-controls-overlay', 'minimal-ui']
  .map((mode) => `(display-mode: ${mode})`)
  .join();

/** What only browsers of iOS and iPadOS have: whether the page was opened from the home screen. */
function homeScreen(): unknown {
  return Reflect.get(navigator, 'standalone');
}

/** Whether the page is open as an installed app, in a window of its own. */
export function isInstalledApp(): boolean {
  return homeScreen() === true || matchMedia(IN_AN_APP_WINDOW).matches;
}

/** Whether the page is in a browser of iOS or iPadOS, where people install through the Share menu. */
export function isInIosBrowser(): boolean {
  // macOS has the property too, and no touch screen.
  return homeScreen() === false && navigator.maxTouchPoints > 1;
}
