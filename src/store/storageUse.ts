import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import type { DocumentName } from '@/domain/documentFile';
import type { StepRow } from './applicationHistories';
import type { StoredItem } from './journal/text';
import { isLocalPersistent } from './local/local';

/** The size of one key in localStorage. */
interface KeyUse {
  readonly key: string;
  /** UTF-16 code units of key and value, which the quota counts. */
  readonly codeUnits: number;
}

/** How full localStorage is, in UTF-16 code units. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
  /** All keys, including those of other code. */
  readonly keys: readonly KeyUse[];
}

export function storageUse(): StorageUse {
  const entries = isLocalPersistent ? Object.entries<string>(localStorage) : [];
  const keys = entries.map(([key, text]) => ({ key, codeUnits: key.length + text.length }));
  const used = keys.reduce((sum, { codeUnits }) => sum + codeUnits, 0);
  return { used, limit: STORAGE_LIMIT_CODE_UNITS, keys };
}

/**
 * Removes, after a snapshot, the applications whose stored text is in `texts` and their documents
 * among `documents`, and stores `steps`. Applications changed meanwhile stay. @throws SaveError
 */
export async function removeMovedApplications(
  texts: ReadonlySet<string>,
  documents: readonly DocumentName[],
  steps: readonly StepRow[] = [],
): Promise<void> {
  const [
    { commit },
    { deleteDocuments },
    { overflowRows },
    { db },
    { stepsTable },
    { stepsMetadata },
  ] = await Promise.all([
    import('./journal/commit'),
    import('./documents/fileRows'),
    import('./overflow'),
    import('./journal/db'),
    import('./applicationHistories'),
    import('./applicationSteps'),
  ]);
  const outside = (await overflowRows()).flatMap(({ id, text }) => (texts.has(text) ? [id] : []));
  let removed: ReadonlySet<string | undefined> = new Set();
  const change = (items: readonly StoredItem[]) => {
    const inList = items.filter(({ text }) => texts.has(text));
    removed = new Set([...inList.map(({ id }) => id), ...outside]);
    return items.filter(({ text }) => !texts.has(text));
  };
  await commit({
    changes: [{ key: 'visaApplications', change }],
    snapshot: 'deletion',
    metadata: [
      ...outside.map((record) => ({
        key: 'visaApplications' as const,
        record,
        fields: {},
        isDeleted: true,
      })),
      ...stepsMetadata(steps),
    ],
    rows: async () => {
      await db.outside.bulkDelete(outside);
      await stepsTable.bulkPut(steps);
      await deleteDocuments(documents.filter(({ applicationId }) => removed.has(applicationId)));
    },
  });
}
