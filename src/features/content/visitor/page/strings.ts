/** Texts of a content page while it loads. */
export const strings = { loading: 'Loading...' } as const;
