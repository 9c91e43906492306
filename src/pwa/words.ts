/** What the site says about itself on every page. */
export const words = { readyOffline: 'Ready to work offline' } as const;
