import type { Notice } from '@/lib/notice';

/** Notices that queries and mutations request; only the app shows them. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureNotice?: Notice };
    // Method syntax, so that a mutation may type its own data.
    mutationMeta: {
      notice?(data: unknown): Notice | undefined;
      /** Whether it changes content that visitors see after publishing. */
      reachesVisitors?(variables: unknown): boolean;
      failureNotice?(error: Error): Notice | undefined;
    };
  }
}
