/** Call it where a button takes itself away: the screen's main part gets the focus that is lost with it. */
export function rescueFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
}
