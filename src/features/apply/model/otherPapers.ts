import { DOCUMENT_LABELS } from '@/domain/labels';
import { DOCUMENT_KINDS } from '../../../domain/application';

/** Words of four letters or more, without the Arabic article. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})ال/gu, '')
    .match(/\p{L}{4,}/gu) ?? [];
/** English is included, because a card may be in either language. */
const PLACES: ReadonlySet<string> = new Set(
  DOCUMENT_KINDS.flatMap((kind) => [DOCUMENT_LABELS[kind], kind.replace(/[A-Z]/, ' $&')]).flatMap(
    wordsOf,
  ),
);

/** The papers that a visa card requires and no document of the form is named after. */
export function otherPapers(requirements: readonly string[]): string[] {
  return requirements.filter(
    (paper) => paper.trim() !== '' && !wordsOf(paper).some((word) => PLACES.has(word)),
  );
}
