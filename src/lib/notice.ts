/** A short message shown after something happened (SPEC sections 8 and 9). */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it while it is on show; resolves to the notice that follows. */
  action?: { readonly label: string; readonly run: () => Promise<Notice> };
  /** What is said beside it, in a notice of its own that goes with it. */
  beside?: { readonly text: string; readonly label: string; readonly run: () => void };
}
