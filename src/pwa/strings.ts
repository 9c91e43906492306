/** What the site says about itself on every page. */
export const strings = { readyOffline: 'Ready to work offline' } as const;
