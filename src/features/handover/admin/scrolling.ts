/** As a ref: scrolls to an element when it appears. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Focuses a new heading and scrolls a card, usually its own, to the top of the window. */
export function scrollToHeading(
  heading: HTMLElement | null,
  card = heading?.closest('.sheet'),
): void {
  card?.scrollIntoView({ block: 'start' });
  // After scrolling, so that the heading of a card higher than the window is visible.
  heading?.focus();
}
