import { STORAGE_LIMIT_CODE_UNITS } from '@/config';
import type { DocumentName } from '@/content/applications/documentFile';
import { isLocalKept } from './local/local';

/** What one key takes up in localStorage. */
interface KeyUse {
  readonly key: string;
  /** UTF-16 code units of the key and its value together: what the limit counts. */
  readonly codeUnits: number;
}

/** How full localStorage is, in UTF-16 code units. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
  /** Every key, those that are not the app's included. */
  readonly keys: readonly KeyUse[];
}

export function storageUse(): StorageUse {
  const entries = isLocalKept ? Object.entries<string>(localStorage) : [];
  const keys = entries.map(([key, text]) => ({ key, codeUnits: key.length + text.length }));
  const used = keys.reduce((sum, { codeUnits }) => sum + codeUnits, 0);
  return { used, limit: STORAGE_LIMIT_CODE_UNITS, keys };
}

/**
 * Removes the applications that are stored word for word as in `texts`, after a snapshot, with their
 * documents among `documents`; what was changed since stays. @throws SaveError
 */
export async function removeMoved(
  texts: ReadonlySet<string>,
  documents: readonly DocumentName[],
): Promise<void> {
  const [{ commit }, { deleteDocuments }] = await Promise.all([
    import('./journal/commit'),
    import('./documents/fileRows'),
  ]);
  let removed: ReadonlySet<string | undefined> = new Set();
  await commit(
    'visaApplications',
    (items) => {
      removed = new Set(items.filter(({ text }) => texts.has(text)).map(({ id }) => id));
      return items.filter(({ text }) => !texts.has(text));
    },
    {
      snapshot: 'deletion',
      within: () =>
        deleteDocuments(documents.filter(({ applicationId }) => removed.has(applicationId))),
    },
  );
}
