import { createHash } from 'node:crypto';

export function backupFile(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** A malicious backup with a valid checksum. */
export function forgedBackup(content: Readonly<Record<string, unknown>>): string {
  const counts = Object.fromEntries(
    Object.entries(content).map(([key, list]) => [key, Array.isArray(list) ? list.length : 1]),
  );
  const plain = { createdAt: '2026-11-21T12:00:00.000Z', siteName: 'Evil', counts, content };
  const sha256 = createHash('sha256').update(JSON.stringify(plain)).digest('hex');
  return JSON.stringify({ format: 'dubai-visa-backup', version: 1, ...plain, sha256 });
}
