/** A short message shown after something happened (SPEC sections 8 and 9). */
export interface Notice {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}
