/** Texts of the status bar on every page. */
export const strings = { readyOffline: 'Ready to work offline' } as const;
