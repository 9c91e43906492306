export const shown = {
  content: async () => (await import('./arabicContent')).bilingualContent,
  pages: async () => (await import('./arabicPages')).bilingualPages,
  posts: async () => (await import('./arabicPosts')).bilingualPosts,
};
