import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';

/** Where an entry is seen as visitors would see it; with a draft as it was last typed. */
export function previewAddress({ path }: ContentTypeConfig, id: string, draft?: string): string {
  const search = draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
  return `/admin/preview/${path}/${encodeURIComponent(id)}${search}`;
}

export function openPreview(edited: ContentTypeConfig, id: string): void {
  window.open(previewAddress(edited, id), '_blank');
}
