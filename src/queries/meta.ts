import type { Notice } from '@/lib/notice';

/** What a query or a mutation asks the app to show; the app alone shows notices. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureNotice?: Notice };
    // Method syntax, so that a mutation may state the type of its own data.
    mutationMeta: {
      notice?(data: unknown): Notice | undefined;
      /** Whether it changes what visitors see once it is published. */
      reachesVisitors?(variables: unknown): boolean;
      failureNotice?(error: Error): Notice | undefined;
    };
  }
}
