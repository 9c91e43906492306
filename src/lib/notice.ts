/** A toast (SPEC sections 8 and 9). */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action offered in the toast; resolves to the next one. */
  action?: { readonly label: string; readonly run: () => Promise<Notice> };
  /** A second toast that closes with this one. */
  beside?: { readonly text: string; readonly label: string; readonly run: () => void };
}
