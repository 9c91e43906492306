/** A ref callback that scrolls to an element when it mounts. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Focuses a new heading and scrolls a card, usually its own, to the top of the window. */
export function scrollToHeading(
  heading: HTMLElement | null,
  card = heading?.closest('.sheet'),
): void {
  card?.scrollIntoView({ block: 'start' });
  // Focus after scrolling: the heading of a card higher than the window must be visible.
  heading?.focus();
}

/** Moves the focus to `main` if the focused button disappears; call it before the removal. */
export function focusMainIfLost(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
}
