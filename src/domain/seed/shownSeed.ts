/** What a first visit shows until it is stored; a chunk per part, because no page needs all. */
export const shown = {
  content: async () => (await import('./demoContent')).firstContent,
  pages: async () => (await import('./demoPages')).firstPages,
  posts: async () => (await import('./demoPosts')).firstPosts,
};
