let isPrerendered = typeof document === 'undefined';

/** Whether the current render produces markup for a prerendered document. */
export function isPrerendering(): boolean {
  return isPrerendered;
}

/** Renders markup synchronously. */
export function prerender(draw: () => string): string {
  const before = isPrerendered;
  isPrerendered = true;
  try {
    return draw();
  } finally {
    isPrerendered = before;
  }
}
