/** What a content page says before its content is there. */
export const words = { loading: 'Loading...' } as const;
