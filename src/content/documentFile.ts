/** What a browser shows as a picture or as pages, and never as a program. */
const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
]);

export type DocumentView = 'image' | 'pages';

/** How a document of this media type may be shown; undefined where it may only be downloaded. */
export function documentView(type: string): DocumentView | undefined {
  if (!SHOWN_TYPES.has(type)) return undefined;
  return type.startsWith('image/') ? 'image' : 'pages';
}

/** The type under which a document's bytes are handed out: never one that the browser would run. */
export function handedOutType(type: string): string {
  return documentView(type) === undefined ? 'application/octet-stream' : type;
}

/** A stored file's name for saving: without a path, and without marks that hide its ending. */
export function fileNameForSaving(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').replace(/[/\\:*?"<>|]/g, '_');
  return plain.trim() || 'document';
}

/** A size in KB to 2 decimals (SPEC section 2). */
export function sizeInKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}
