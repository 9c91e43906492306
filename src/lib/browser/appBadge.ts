/** Shows a number on the icon of the installed app; 0 removes it. */
export function showAppBadge(count: number): void {
  // Rejected where the site is not installed, and there is no icon.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
