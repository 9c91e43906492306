import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { publicationStatus } from '@/features/content/model/listing';
import { pageType, postType, sectionType, visaCardType } from '@/domain/entries';
import { PostScreen } from './PostScreen';
import { HomeSection, PageScreen } from './PageScreen';
import { VisaCardGrid } from './VisaCardGrid';
import { previewStrings } from './strings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { configAtPath } from '@/features/content/model/contentTypeConfigs';
import { entryDraftSchema, blankEntry, entryOf } from '@/features/content/model/entryForm';
import { findDraft } from '@/store/drafts';
import { collectionOf } from '@/store/repository';

interface Preview {
  entry: EntryRecord;
  /** Whether it is the draft rather than the stored version. */
  isDraft: boolean;
}

async function readDraft(config: ContentTypeConfig, draftId: string): Promise<Preview | null> {
  const draft = await findDraft(draftId);
  const parsed = v.safeParse(entryDraftSchema(config), draft?.value);
  if (!parsed.success) return null;
  const { values, base } = parsed.output;
  const original = base ?? { ...blankEntry(config), ...config.created?.(new Date()) };
  return { entry: entryOf(config, values, original), isDraft: true };
}

/**
 * An entry to preview: the draft with this id if there is one, otherwise the stored version.
 * Refetched on window focus.
 */
export function previewedOptions(
  config: ContentTypeConfig,
  id: string,
  draftId: string | undefined,
) {
  return queryOptions({
    queryKey: [config.type.key, 'preview', id, draftId],
    queryFn: async (): Promise<Preview | null> => {
      const fromDraft = draftId === undefined ? null : await readDraft(config, draftId);
      if (fromDraft !== null) return fromDraft;
      const entry = collectionOf(config.type)
        .list()
        .find((each) => each.id === id);
      return entry === undefined ? null : { entry, isDraft: false };
    },
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

interface PreviewPath {
  /** The path of the type's list below `/admin/dashboard/`. */
  path: string;
  id: string;
  draft: string | undefined;
}

/** Loads the entry of a preview URL; undefined if it does not exist. */
export async function loadPreviewed(
  queryClient: QueryClient,
  { path, id, draft }: PreviewPath,
): Promise<ContentTypeConfig | undefined> {
  const config = configAtPath(path);
  if (config === undefined) return undefined;
  const previewed = await queryClient.ensureQueryData(previewedOptions(config, id, draft));
  return previewed === null ? undefined : config;
}

interface PreviewScreenProps {
  config: ContentTypeConfig;
  entry: EntryRecord;
  /** Whether it is the draft rather than the stored version. */
  isDraft: boolean;
}

/** An entry as visitors would see it, with a banner. */
export function PreviewScreen({ config, entry, isDraft }: PreviewScreenProps) {
  const state = isDraft
    ? previewStrings.typed
    : previewStrings.stored(config.words.one, publicationStatus(entry));
  return (
    <>
      <p role="note" className="bg-warning text-warning-content">
        <span className="page-width block py-3">
          <strong>{previewStrings.preview}</strong> <span>{state}</span>
        </span>
      </p>
      <AsVisitorsSeeIt config={config} entry={entry} />
    </>
  );
}

function AsVisitorsSeeIt({ config: { type }, entry }: Omit<PreviewScreenProps, 'isDraft'>) {
  switch (type.key) {
    case 'pages':
      return <PageScreen page={v.parse(pageType.schema, entry)} />;
    case 'blogs':
      return <PostScreen post={v.parse(postType.schema, entry)} />;
    case 'sections':
      return <HomeSection section={v.parse(sectionType.schema, entry)} />;
    case 'visaCards':
      return (
        <div className="page-width py-14">
          <VisaCardGrid cards={[v.parse(visaCardType.schema, entry)]} />
        </div>
      );
    case 'visaApplications':
    case 'contactMessages':
      return null;
  }
}
