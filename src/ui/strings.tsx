import type { ReactNode } from 'react';

/** Texts of components that every page loads. */
export const strings = {
  optional: (label: ReactNode) => (
    <>
      <span>{label}</span>
      <span className="font-normal text-muted"> (optional)</span>
    </>
  ),
  darkTheme: 'Dark theme',
} as const;
