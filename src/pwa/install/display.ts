const IN_AN_APP_WINDOW = ['standalone', 'window-controls-overlay', 'minimal-ui']
  .map((mode) => `(display-mode: ${mode})`)
  .join();

/** `navigator.standalone` (iOS and iPadOS only): whether the home screen opened the page. */
function homeScreen(): unknown {
  return Reflect.get(navigator, 'standalone');
}

export function isInstalledApp(): boolean {
  return homeScreen() === true || matchMedia(IN_AN_APP_WINDOW).matches;
}

/**
 * Whether the page is in a browser on iOS or iPadOS, where one installs through the share sheet.
 */
export function isInIosBrowser(): boolean {
  // Safari on macOS has the property too, but no touch screen.
  return homeScreen() === false && navigator.maxTouchPoints > 1;
}
