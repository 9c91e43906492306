/** Moves the focus to `main` if the focused button disappears; call it before the removal. */
export function focusMainIfLost(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
}
