/** What a first visit shows until it is stored; each part in a file of its own, since a page needs few. */
export const shown = {
  content: async () => (await import('./demoContent')).firstContent,
  pages: async () => (await import('./demoPages')).firstPages,
  posts: async () => (await import('./demoPosts')).firstPosts,
};
