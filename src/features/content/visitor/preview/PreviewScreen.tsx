import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { statusOf } from '@/features/content/model/listing';
import { pages } from '@/domain/page';
import { posts } from '@/domain/post';
import { sections } from '@/domain/section';
import { visaCards } from '@/domain/visaCard';
import { PostScreen } from '../blog/PostScreen';
import { HomeSection } from '../HomeSection';
import { PageScreen } from '../page/PageScreen';
import { VisaCardGrid } from '../visa-types/VisaCardGrid';
import { strings } from './strings';

interface PreviewScreenProps {
  config: ContentTypeConfig;
  entry: EntryRecord;
  /** Whether it is the draft rather than the stored version. */
  isDraft: boolean;
}

/** An entry as visitors would see it, with a banner. */
export function PreviewScreen({ config, entry, isDraft }: PreviewScreenProps) {
  const state = isDraft
    ? strings.typed
    : strings.stored(config.words.one, statusOf(entry).toLowerCase());
  return (
    <>
      <p role="note" className="bg-warning text-warning-content">
        <span className="page-width block py-3">
          <strong>{strings.preview}</strong> <span>{state}</span>
        </span>
      </p>
      <AsVisitorsSeeIt config={config} entry={entry} />
    </>
  );
}

function AsVisitorsSeeIt({ config: { type }, entry }: Omit<PreviewScreenProps, 'isDraft'>) {
  switch (type.key) {
    case 'pages':
      return <PageScreen page={v.parse(pages.schema, entry)} />;
    case 'blogs':
      return <PostScreen post={v.parse(posts.schema, entry)} />;
    case 'sections':
      return <HomeSection section={v.parse(sections.schema, entry)} />;
    case 'visaCards':
      return (
        <div className="page-width py-14">
          <VisaCardGrid cards={[v.parse(visaCards.schema, entry)]} headingLevel={2} />
        </div>
      );
    case 'visaApplications':
    case 'contactMessages':
      return null;
  }
}
