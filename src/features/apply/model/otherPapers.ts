import { DOCUMENT_LABELS } from '../../../domain/applicationForm';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const PLACES: ReadonlySet<string> = new Set(Object.values(DOCUMENT_LABELS).flatMap(wordsOf));

/** The papers on a visa card that no document of the form is named after. */
export function otherPapers(requirements: readonly string[]): string[] {
  return requirements.filter(
    (paper) => paper.trim() !== '' && !wordsOf(paper).some((word) => PLACES.has(word)),
  );
}
