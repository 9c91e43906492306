/** Lets the page answer its visitor before the work goes on. */
export function pause(): Promise<void> {
  const scheduler: { yield?: () => Promise<void> } | undefined = Reflect.get(
    globalThis,
    'scheduler',
  );
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
