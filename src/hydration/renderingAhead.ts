let isAhead = typeof document === 'undefined';

/** Whether what is drawn becomes markup, for a document that nobody looks at yet. */
export function isRenderedAhead(): boolean {
  return isAhead;
}

/** Draws markup, at once. */
export function renderAhead(draw: () => string): string {
  const before = isAhead;
  isAhead = true;
  try {
    return draw();
  } finally {
    isAhead = before;
  }
}
