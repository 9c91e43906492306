import { checkContent, type ImportIssue, titleOf } from '@/features/content/model/incoming';
import { countDifferences } from '@/engines/backup/comparison';
import { withUsableSlugs } from '@/features/content/model/usableSlugs';
import type { Addition, PreparedRestore } from '@/features/backup/model/preparedRestore';
import { readBackup, readDocuments, readHistory } from '@/features/backup/model/readBackup';
import { HISTORY_KEYS } from '@/engines/handover/history';
import { contentName, recordPlace } from '@/features/content/model/contentNames';
import { recordName } from '@/store/addedOnly';
import { historyToAdd } from '@/store/applicationHistories';
import { type IncomingContent, dryRun, type RestorePreview } from '@/store/restore';
import { strings } from '../model/strings';

interface Opening {
  file: Blob;
  passphrase?: string | undefined;
}

const documentName = ({ applicationId, kind }: { applicationId: string; kind: string }) =>
  `${kind} ${applicationId}`;

/** Gives merged records slugs that no remaining local record uses. */
function withFreeSlugs(
  records: IncomingContent,
  pairings: RestorePreview['pairings'],
): { records: IncomingContent; corrected: ImportIssue[] } {
  const corrected: ImportIssue[] = [];
  const fitting = [...records].map(([key, incoming]) => {
    const { pairs = [], stored = [] } = pairings.get(key) ?? {};
    const staying = () => {
      const continued = new Set(pairs.map((each) => each.stored));
      return stored
        .filter((each) => !continued.has(each))
        .map(({ text }): unknown => JSON.parse(text));
    };
    const fit = withUsableSlugs(key, incoming, staying, (place, reason) => {
      const title = titleOf(incoming[place]?.record);
      corrected.push({ place: recordPlace(key, title), reason });
    });
    return [key, fit] as const;
  });
  return { records: new Map(fitting), corrected };
}

/**
 * Reads a backup and compares it with the stored data, changing nothing.
 * @throws BackupError, SaveError
 */
export async function openBackup({ file, passphrase }: Opening): Promise<PreparedRestore> {
  const { backup, isEncrypted, omittedCount } = await readBackup(file, passphrase);
  const content = checkContent(backup.content);
  const { records } = content;
  const preview = await dryRun(records);
  const { pairings, hashes, excluded, storedDocuments, storedHistory } = preview;
  const ids = new Set(records.get('visaApplications')?.flatMap(({ id }) => id ?? []));
  const read = await readDocuments(backup.documents ?? [], ids);
  const documents = read.documents.filter(
    ({ applicationId }) => !excluded.has(recordName('visaApplications', applicationId)),
  );
  const { history: rows, refused } = readHistory(backup.content, ids);
  const here = new Set(pairings.get('visaApplications')?.stored.map(({ id }) => id));
  const history = historyToAdd(rows, storedHistory, { here, excluded });
  const left = [...pairings].flatMap(([key, { pairs }]) => {
    const count = (records.get(key)?.length ?? 0) - pairs.length;
    const place = strings.restore.several(contentName(key), count);
    return count > 0 ? [{ place, reason: strings.restore.notAdded }] : [];
  });
  const merging = withFreeSlugs(records, pairings);
  const dangerous = {
    place: strings.restore.dangerousFields(omittedCount),
    reason: strings.restore.dangerous,
  };
  const corrected = [...content.corrected, ...merging.corrected];
  const additions = HISTORY_KEYS.filter((key) => Object.hasOwn(backup.content, key)).map(
    (key): [keyof typeof rows | 'documents', Addition] => [
      key,
      { incoming: rows[key].length, added: history[key].length },
    ],
  );
  if (backup.documents) {
    const stored = new Set(storedDocuments.map(documentName));
    const added = documents.filter((each) => !stored.has(documentName(each))).length;
    additions.push(['documents', { incoming: read.documents.length, added }]);
  }
  return {
    createdAt: backup.createdAt,
    siteName: backup.siteName,
    isEncrypted,
    differences: new Map(
      [...pairings].map(([key, pairing]) => [
        key,
        { ...countDifferences(pairing), incoming: records.get(key)?.length ?? 0 },
      ]),
    ),
    additions: new Map(additions),
    refused: [
      ...content.refused,
      ...read.refused,
      ...refused,
      ...(omittedCount > 0 ? [dangerous] : []),
      ...left,
    ],
    corrected: { add: corrected, merge: corrected, replace: content.corrected },
    incoming: {
      content: { add: merging.records, merge: merging.records, replace: records },
      documents,
      history,
      hashes,
    },
  };
}
