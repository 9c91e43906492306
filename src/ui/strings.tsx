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
  search: {
    button: 'Search',
    buttonTitle: 'Search (Ctrl K)',
    missing: {
      title: 'Search could not be loaded.',
      description: 'Try again when you are connected.',
    },
  },
} as const;
