import type { DocumentKind } from '@/content/application';

/** The bytes of one uploaded document. localStorage keeps only its name, size and type. */
export interface DocumentFile {
  readonly kind: DocumentKind;
  readonly file: Blob;
}

/** First version: files are not kept yet. */
export async function filesOf(_applicationId: string): Promise<Map<DocumentKind, Blob>> {
  return new Map();
}
