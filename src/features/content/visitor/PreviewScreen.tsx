import * as v from 'valibot';
import type { EntryRecord } from '@/domain/contentType';
import type { ContentTypeConfig } from '../model/contentTypeConfig';
import { publicationStatus } from '../model/listing';
import { pageType } from '@/domain/page';
import { postType } from '@/domain/post';
import { sectionType } from '@/domain/section';
import { visaCardType } from '@/domain/visaCard';
import { PostScreen } from './PostScreen';
import { HomeSection } from './HomeSection';
import { PageScreen } from './PageScreen';
import { VisaCardGrid } from './VisaCardGrid';
import { previewStrings } from './strings';

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
