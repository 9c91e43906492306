import { expect, test } from 'vitest';
import { readBackup } from './readBackup';
import { writeBackup } from '@/engines/backup/backupFile';

const WITHOUT_CONTENT = {
  createdAt: new Date('2026-11-21T12:00:00Z'),
  siteName: 'Gate',
  history: { takenOver: [], decisions: [], sendings: [], steps: [] },
  documents: [],
  readDocument: async () => undefined,
};

/** A record with `depth` nested objects and arrays. */
function nested(depth: number): string {
  return `{"id":"deep","a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
}

test.each([
  [96, 0],
  [97, 0],
  [98, 2],
  [99, 2],
  [100, 2],
  [101, 2],
  [100_000, 2],
])('a record %d deep is written if it can be read again, and the rest is', async (depth, gone) => {
  const texts = new Map([
    ['pages' as const, ['{"id":"flat"}', nested(depth)]],
    ['settings' as const, [nested(depth)]],
  ]);
  const { file, omittedCount } = await writeBackup({ ...WITHOUT_CONTENT, texts });
  expect(omittedCount).toBe(gone);
  const { pages, settings } = (await readBackup(file)).backup.content;
  expect(pages).toHaveLength(gone === 0 ? 2 : 1);
  expect(settings === undefined).toBe(gone > 0);
});
