/** What pieces say that come after the page: dialogs, notices, the search. */
export const words = {
  close: 'Close',
  closeMenu: 'Close menu',
  cancel: 'Cancel',
  notifications: 'Notifications',
  notificationsBy: (key: string) => `Notifications (${key})`,
  back: 'Back',
  showPassword: (label: string) => `Show ${label}`,
  copied: {
    none: '',
    copied: 'Copied',
    selected: 'Selected. Copy it with Ctrl or Cmd + C, or from the menu.',
  },
  search: {
    results: 'Results',
    keys: (
      <>
        <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </>
    ),
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
  },
} as const;
