import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { configAtPath } from '@/content/editing/contentTypeConfigs';
import { entryDraftSchema, blankEntry, entryOf } from '@/content/editing/entryForm';
import { findDraft } from '@/data/drafts/drafts';
import { collectionOf } from '@/data/repository';

export interface Previewed {
  entry: EntryRecord;
  /** Whether it is shown as it was typed, and not as it is stored. */
  isTyped: boolean;
}

async function typed(edited: ContentTypeConfig, draftId: string): Promise<Previewed | null> {
  const draft = await findDraft(draftId);
  const parsed = v.safeParse(entryDraftSchema(edited), draft?.value);
  if (!parsed.success) return null;
  const { values, base } = parsed.output;
  const ground = base ?? { ...blankEntry(edited), ...edited.created?.(new Date()) };
  return { entry: entryOf(edited, values, ground), isTyped: true };
}

/**
 * An entry to be looked at: as its draft was last kept, where there is one, else as it is stored.
 * Read again whenever its tab is looked at.
 */
export function previewedOptions(
  edited: ContentTypeConfig,
  id: string,
  draftId: string | undefined,
) {
  return queryOptions({
    queryKey: [edited.type.key, 'preview', id, draftId],
    queryFn: async (): Promise<Previewed | null> => {
      const fromDraft = draftId === undefined ? null : await typed(edited, draftId);
      if (fromDraft !== null) return fromDraft;
      const entry = collectionOf(edited.type)
        .list()
        .find((each) => each.id === id);
      return entry === undefined ? null : { entry, isTyped: false };
    },
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

interface Wanted {
  /** Where the type's list is, below `/admin/dashboard/`. */
  path: string;
  id: string;
  draft: string | undefined;
}

/** The type of a preview whose entry is there, loaded. */
export async function loadPreviewed(
  queryClient: QueryClient,
  { path, id, draft }: Wanted,
): Promise<ContentTypeConfig | undefined> {
  const edited = configAtPath(path);
  if (edited === undefined) return undefined;
  const previewed = await queryClient.ensureQueryData(previewedOptions(edited, id, draft));
  return previewed === null ? undefined : edited;
}
