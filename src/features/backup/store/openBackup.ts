import { checkContent, type ImportIssue, titleOf } from '@/features/content/model/incoming';
import { countDifferences } from '@/engines/backup/comparison';
import { withUsableSlugs } from '@/features/content/model/usableSlugs';
import type { Addition, PreparedRestore } from '@/features/backup/model/preparedRestore';
import { readBackup, readDocuments, readHistory } from '@/features/backup/model/readBackup';
import { HISTORY_KEYS } from '@/engines/handover/history';
import { recordPlace } from '@/features/content/model/contentNames';
import { historyName } from '@/store/applicationHistories';
import { overflowRows } from '@/store/overflow';
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

function additionOf(incoming: readonly string[], stored: readonly string[]): Addition {
  const here = new Set(stored);
  return { incoming: incoming.length, added: incoming.filter((name) => !here.has(name)).length };
}

/**
 * Reads a backup and compares it with the stored data, changing nothing.
 * @throws BackupError, SaveError
 */
export async function openBackup({ file, passphrase }: Opening): Promise<PreparedRestore> {
  const { backup, isEncrypted, omittedCount } = await readBackup(file, passphrase);
  const content = checkContent(backup.content);
  const outside = new Set((await overflowRows()).map(({ id }) => id));
  const all = content.records.get('visaApplications') ?? [];
  // The office has them, and no room for them in the list: an older copy must not take their place.
  const applications = all.filter(({ id = '' }) => !outside.has(id));
  const records = new Map(content.records);
  if (all.length > 0) records.set('visaApplications', applications);
  const ids = new Set(applications.flatMap(({ id }) => id ?? []));
  const documents = await readDocuments(backup.documents ?? [], ids);
  const { history, refused } = readHistory(backup.content, ids);
  const { pairings, hashes, storedDocuments, storedHistory } = await dryRun(records);
  const merging = withFreeSlugs(records, pairings);
  const dangerous = {
    place: strings.restore.dangerousFields(omittedCount),
    reason: strings.restore.dangerous,
  };
  const left = {
    place: strings.restore.applications(all.length - applications.length),
    reason: strings.restore.outside,
  };
  const corrected = [...content.corrected, ...merging.corrected];
  const additions = HISTORY_KEYS.filter((key) => Object.hasOwn(backup.content, key)).map(
    (key): [keyof typeof history | 'documents', Addition] => [
      key,
      additionOf(history[key].map(historyName), storedHistory[key].map(historyName)),
    ],
  );
  if (backup.documents) {
    const names = documents.documents.map(documentName);
    additions.push(['documents', additionOf(names, storedDocuments.map(documentName))]);
  }
  return {
    createdAt: backup.createdAt,
    siteName: backup.siteName,
    isEncrypted,
    differences: new Map([...pairings].map(([key, pairing]) => [key, countDifferences(pairing)])),
    additions: new Map(additions),
    refused: [
      ...content.refused,
      ...documents.refused,
      ...refused,
      ...(omittedCount > 0 ? [dangerous] : []),
      ...(all.length > applications.length ? [left] : []),
    ],
    corrected: { add: corrected, merge: corrected, replace: content.corrected },
    incoming: {
      content: { add: merging.records, merge: merging.records, replace: records },
      documents: documents.documents,
      history,
      hashes,
    },
  };
}
