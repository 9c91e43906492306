/** What a content page says before its content is there. */
export const strings = { loading: 'Loading...' } as const;
