import type { DocumentKind } from '@/content/applications/application';

/** The documents of an application that are kept on this device. @throws SaveError */
export async function filesOf(applicationId: string): Promise<Map<DocumentKind, Blob>> {
  const { readFiles } = await import('./fileRows');
  return readFiles(applicationId);
}
