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

/** Texts of components that load after the page: dialogs, notices, search. */
export const deferredStrings = {
  close: 'Close',
  closeMenu: 'Close menu',
  cancel: 'Cancel',
  notifications: 'Notifications',
  notificationsBy: (key: string) => `Notifications (${key})`,
  back: 'Back',
  showPassword: (label: string) => `Show ${label}`,
  insecure: ({ site, local }: { site: string; local: string }) =>
    `Forms and the login need a secure connection (https). Open ${site} instead, or ${local} on the computer that serves this site.`,
  copied: {
    none: '',
    copied: 'Copied',
    selected: 'Selected. Copy it with Ctrl or Cmd + C, or from the menu.',
  },
  missing: {
    title: 'This part of the site could not be loaded.',
    description: 'Try again when you are connected.',
  },
  search: {
    button: 'Search',
    buttonTitle: 'Search (Ctrl K)',
    results: 'Results',
    keys: (
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </span>
    ),
  },
} as const;
