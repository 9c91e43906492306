import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { entryDraftSchema } from '@/content/editing/entryDraft';
import { collectionOf } from '@/data/repository';
import { draftsLeft } from './drafts';
import {
  entriesOptions,
  removeEntryOptions,
  saveEntryOptions,
  updateEntriesOptions,
} from './entries';
import { entryDraftsStart } from './useDraft';

/** The entries of a type that the administrator edits. */
export function editedEntriesOptions({ type }: EditedType) {
  return entriesOptions(collectionOf(type));
}

/** Saves an entry, with the notice of its type (SPEC section 8). */
export function saveEditedOptions({ type, words }: EditedType) {
  return saveEntryOptions(collectionOf(type), words.saved);
}

/** Removes an entry after a snapshot, with the notice of its type (SPEC section 8). */
export function removeEditedOptions({ type, words }: EditedType) {
  return removeEntryOptions(collectionOf(type), words.deleted);
}

/** Changes several entries at once, such as their order. */
export function updateEditedOptions({ type }: EditedType) {
  return updateEntriesOptions(collectionOf(type));
}

/** Entries that were deleted while somebody edited them, as they were: their drafts are still here. */
export function strayDraftsOptions(edited: EditedType) {
  const { key } = edited.type;
  return queryOptions({
    queryKey: [key, 'strayDrafts'],
    queryFn: async (): Promise<EntryRecord[]> => {
      const schema = entryDraftSchema(edited);
      const stored = new Set(
        collectionOf(edited.type)
          .list()
          .map(({ id }) => id),
      );
      const strays = new Map<string, EntryRecord>();
      for (const { value } of await draftsLeft(entryDraftsStart(key))) {
        const draft = v.safeParse(schema, value);
        const base = draft.success ? draft.output.base : undefined;
        if (base && !stored.has(base.id)) strays.set(base.id, base);
      }
      return [...strays.values()];
    },
    // Drafts come and go without a commit.
    staleTime: 0,
    gcTime: 0,
  });
}
