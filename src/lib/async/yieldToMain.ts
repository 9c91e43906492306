/** Yields to the browser, so that the page stays responsive. */
export function yieldToMain(): Promise<void> {
  const scheduler: { yield?: () => Promise<void> } | undefined = Reflect.get(
    globalThis,
    'scheduler',
  );
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
