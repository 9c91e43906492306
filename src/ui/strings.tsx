import type { ReactNode } from 'react';

/** Texts of components that every page loads. */
export const strings = {
  optional: (label: ReactNode) => (
    <>
      <span>{label}</span>
      <span className="font-normal text-muted"> (optional)</span>
    </>
  ),
  limit: (limit: string) => `At most ${limit} characters fit here.`,
  darkTheme: 'Dark theme',
} as const;
