import { mutationOptions, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { entryDraftsStart } from '@/shared/editing/formDefinition';
import { entryDraftSchema } from '@/features/content/model/entryForm';
import { duplicateEntry } from '@/features/content/model/duplicateEntry';
import type { LinkTargets } from '@/features/content/model/menus/menuLink';
import { collectionOf, settings } from '@/store/repository';
import { newId } from '@/lib/newId';
import type { Notice } from '@/lib/notice';
import { listAbandonedDrafts } from '@/shared/editing/useDraft';
import {
  type Save,
  saveEntryOptions,
  saveValueOptions,
  updateEntriesOptions,
} from '@/shared/queries/saves';
import { pagesOptions, postsOptions, entriesOptions } from '@/shared/queries/siteContent';
import { strings as texts } from '@/shared/queries/adminStrings';
import { removeEntryOptions } from '@/shared/queries/removal';
import { saveFailureText } from '@/shared/queries/saveFailure';

export function editedEntriesOptions({ type }: ContentTypeConfig) {
  return entriesOptions(collectionOf(type));
}

/** Saves an entry, with the notice of its type (SPEC section 8). */
export function saveEditedOptions({ type, words }: ContentTypeConfig) {
  const options = saveEntryOptions(collectionOf(type), words.saved);
  const isShown = (entry: EntryRecord | undefined) => entry?.['published'] === true;
  return mutationOptions({
    ...options,
    meta: {
      ...options.meta,
      reachesVisitors: ({ value, base }: Save<EntryRecord>) => isShown(value) || isShown(base),
    },
  });
}

/** Removes an entry after a snapshot; the notice of its type (SPEC section 8) offers to undo it. */
export function removeEditedOptions({ type, words }: ContentTypeConfig) {
  return removeEntryOptions(collectionOf(type), words.deleted);
}

/** Publishes or unpublishes an entry; ignores conflicts in other fields. */
export function publishEntryOptions({ type, words }: ContentTypeConfig) {
  return mutationOptions({
    mutationFn: ({ id, published }: { id: string; published: boolean }) =>
      collectionOf(type).update((stored) =>
        stored.filter((entry) => entry.id === id).map((entry) => ({ ...entry, published })),
      ),
    meta: { notice: () => words.saved, failureNotice: notChanged, reachesVisitors: () => true },
  });
}

/** Adds an unpublished copy of an entry and resolves to it. */
export function duplicateOptions(config: ContentTypeConfig) {
  const { type, words } = config;
  return mutationOptions({
    mutationFn: (entry: EntryRecord) =>
      collectionOf(type).append((stored) =>
        duplicateEntry(config, entry, stored, { id: newId(), now: new Date() }),
      ),
    meta: { notice: () => words.saved, failureNotice: notChanged },
  });
}

function notChanged(error: Error): Notice {
  return { title: texts.notChanged, description: saveFailureText(error), variant: 'destructive' };
}

/** Changes several entries at once, such as their order. */
export function updateEditedOptions({ type }: ContentTypeConfig) {
  return updateEntriesOptions(collectionOf(type));
}

/** Drafts of entries that were deleted while they were edited. */
export function orphanedDraftsOptions(config: ContentTypeConfig) {
  const { key } = config.type;
  return queryOptions({
    queryKey: [key, 'orphanedDrafts'],
    queryFn: async (): Promise<EntryRecord[]> => {
      const schema = entryDraftSchema(config);
      const stored = new Set(
        collectionOf(config.type)
          .list()
          .map(({ id }) => id),
      );
      const orphanedDrafts = new Map<string, EntryRecord>();
      for (const { value } of await listAbandonedDrafts(entryDraftsStart(key))) {
        const draft = v.safeParse(schema, value);
        const base = draft.success ? draft.output.base : undefined;
        if (base && !stored.has(base.id)) orphanedDrafts.set(base.id, base);
      }
      return [...orphanedDrafts.values()];
    },
    // Drafts change without a commit, which would invalidate the query.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves all settings, with the notice of SPEC section 8. */
export const saveSettingsOptions = saveValueOptions(settings, texts.settingsSaved);

/** The stored pages and posts that a link can point to. */
export function useLinkTargets(): LinkTargets {
  const { data: pages } = useSuspenseQuery(pagesOptions);
  const { data: posts } = useSuspenseQuery(postsOptions);
  return { pages, posts, host: location.host };
}
