/** Shows a number on the icon of the installed app; 0 removes it. */
export function showAppBadge(count: number): void {
  // Rejects if the site is not installed, so that it has no icon.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
