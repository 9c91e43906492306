import { checkContent, type ImportIssue, titleOf } from '@/features/content/model/incoming';
import type { IncomingContent } from '@/engines/backup/comparison';
import { withUsableSlugs } from '@/features/content/model/slugs';
import {
  type AskedRestore,
  type PreparedRestore,
  readBackup,
  readDocuments,
  readHistory,
} from '@/features/backup/model/readBackup';
import { readVersions } from '@/engines/backup/entryVersions';
import { HISTORY_KEYS } from '@/engines/handover/history';
import { contentName, recordPlace } from '@/features/content/model/contentTypeConfigs';
import { putAdminFlags, recordName } from '@/store/adminFlags';
import { historyToAdd } from '@/shared/store/applicationHistories';
import { addVersions } from '@/shared/store/entryVersions';
import { withDatabase } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { CONTENT_KEYS, parseRecords, recordId } from '@/store/keys';
import { dryRun, restore, type RestorePreview } from '@/features/backup/store/restore';
import { readStrings, strings } from '../model/strings';

interface Opening {
  file: Blob;
  passphrase?: string | undefined;
}

const documentName = ({ applicationId, kind }: { applicationId: string; kind: string }) =>
  `${kind} ${applicationId}`;

/** The records that are missing here, with slugs that no stored record uses. */
function additionsOf(pairings: RestorePreview['pairings']) {
  const corrected: ImportIssue[] = [];
  const content = [...pairings].map(([key, { pairs, stored }]) => {
    const missing = pairs.flatMap((each) => (each.stored ? [] : each.incoming));
    const here = () => stored.map(({ text }): unknown => JSON.parse(text));
    const usable = withUsableSlugs(key, missing, here, (place, reason) => {
      corrected.push({ place: recordPlace(key, titleOf(missing[place]?.record)), reason });
    });
    return [key, usable] as const;
  });
  return { content: new Map(content), corrected };
}

/** Compares records with the stored ones: what would each mode write? @throws SaveError */
async function compare(records: IncomingContent, corrections: readonly ImportIssue[] = []) {
  const preview = await dryRun(records);
  const { content, corrected } = additionsOf(preview.pairings);
  return {
    ...preview,
    plans: {
      add: { content, corrected: [...corrections, ...corrected] },
      replace: { content: records, corrected: corrections },
    },
  };
}

/** Compares a snapshot with the stored data; `undefined` if displaced. @throws SaveError */
export async function openSnapshot(snapshot: number): Promise<PreparedRestore | undefined> {
  const row = await withDatabase(
    () => db.snapshots.get(snapshot),
    () => undefined,
  );
  if (!row) return undefined;
  const lists = CONTENT_KEYS.flatMap((key) => {
    const text = row.texts[key];
    const records = text === undefined ? undefined : parseRecords(key, text);
    // Keys that did not exist before the demo are left alone.
    if (!records || (row.reason === 'seeding' && records.length === 0)) return [];
    const incoming = records.map((record) => ({ id: recordId(record), record, raw: record }));
    return [[key, incoming] as const];
  });
  const { plans, effects, hashes } = await compare(new Map(lists));
  return { snapshot, createdAt: new Date(row.takenAt).toISOString(), plans, effects, hashes };
}

/**
 * Reads a backup and compares it with the stored data, changing nothing.
 * @throws BackupError, SaveError
 */
export async function openBackup({ file, passphrase }: Opening): Promise<PreparedRestore> {
  const { backup, isEncrypted, omittedCount } = await readBackup(file, passphrase);
  const content = checkContent(backup.content);
  const { records } = content;
  const compared = await compare(records, content.corrected);
  const { pairings, effects, hashes, excluded, storedDocuments, storedHistory } = compared;
  const ids = new Set(records.get('visaApplications')?.flatMap(({ id }) => id ?? []));
  const read = await readDocuments(backup.documents ?? [], ids);
  const documents = read.documents.filter(
    ({ applicationId }) => !excluded.erased.has(recordName('visaApplications', applicationId)),
  );
  const { history: rows, refused } = readHistory(backup.content, ids);
  const { versions: list = [] } = backup.content;
  const versions = readVersions(list);
  const lostVersions = (Array.isArray(list) ? list.length : 1) - versions.length;
  const unreadableVersions = {
    place: strings.restore.several(contentName('versions') ?? '', lostVersions),
    reason: readStrings.unreadable,
  };
  const listed = pairings.get('visaApplications')?.stored.map(({ id }) => id) ?? [];
  const here = new Set([...listed, ...excluded.overflow]);
  const history = historyToAdd(rows, storedHistory, { here, excluded: excluded.erased });
  const left = [...records].flatMap(([key, all]) => {
    const count = all.filter(({ id = '' }) => excluded.erased.has(recordName(key, id))).length;
    const place = strings.restore.several(contentName(key), count);
    return count > 0 ? [{ place, reason: strings.restore.notAdded }] : [];
  });
  const dangerous = {
    place: strings.restore.dangerousFields(omittedCount),
    reason: strings.restore.dangerous,
  };
  const stored = new Set(storedDocuments.map(documentName));
  const newDocuments = documents.filter((each) => !stored.has(documentName(each)));
  return {
    createdAt: backup.createdAt,
    siteName: backup.siteName,
    isEncrypted,
    plans: compared.plans,
    effects,
    additions: new Map([
      ...HISTORY_KEYS.map((key) => [key, history[key].length] as const),
      ['documents', newDocuments.length] as const,
    ]),
    refused: [
      ...content.refused,
      ...read.refused,
      ...refused,
      ...(lostVersions > 0 ? [unreadableVersions] : []),
      ...(omittedCount > 0 ? [dangerous] : []),
      ...left,
    ],
    documents,
    history,
    versions,
    hashes,
  };
}

/** Restores what was compared, atomically, and marks its offer as answered. @throws SaveError */
export function restorePrepared({
  plans,
  snapshot,
  mode,
  leftOut,
  ...prepared
}: AskedRestore): Promise<void> {
  const { content } = plans[mode] ?? plans.replace;
  const lists = [...content].filter(([key]) => !leftOut.has(key));
  const answered = snapshot === undefined ? [] : [String(snapshot)];
  const versions = prepared.versions?.filter(({ key }) => !leftOut.has(key)) ?? [];
  const rows = async () => {
    await addVersions(versions);
    await putAdminFlags('answeredSnapshot', answered);
  };
  return restore(new Map(lists), mode, { ...prepared, rows });
}
