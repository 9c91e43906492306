import * as v from 'valibot';
import type { EntryRecord } from '@/content/contentType';
import type { EditedType } from '@/content/editing/editedType';
import { statusOf } from '@/content/editing/listing';
import { pages } from '@/content/page';
import { posts } from '@/content/post';
import { sections } from '@/content/section';
import { visaCards } from '@/content/visaCard';
import { PostScreen } from '../blog/PostScreen';
import { HomeSection } from '../home/HomeSection';
import { PageScreen } from '../page/PageScreen';
import { VisaCardGrid } from '../visa-types/VisaCardGrid';
import { words } from './words';

interface PreviewScreenProps {
  edited: EditedType;
  entry: EntryRecord;
  /** Whether it is shown as it was typed, and not as it is stored. */
  isTyped: boolean;
}

/** An entry as visitors would see it, marked as what it is. */
export function PreviewScreen({ edited, entry, isTyped }: PreviewScreenProps) {
  const state = isTyped
    ? words.typed
    : words.stored(edited.words.one, statusOf(entry).toLowerCase());
  return (
    <>
      <p role="note" className="bg-warning text-warning-content">
        <span className="page-width block py-3">
          <strong>{words.preview}</strong> {state}
        </span>
      </p>
      <AsVisitorsSeeIt edited={edited} entry={entry} />
    </>
  );
}

function AsVisitorsSeeIt({ edited: { type }, entry }: Omit<PreviewScreenProps, 'isTyped'>) {
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
