import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/application';

/** The name of a document's record in the changes of counters. */
export const documentRecord = (applicationId: string, kind: DocumentKind): string =>
  `${applicationId} ${kind}`;

/** The application and kind in the name of a document's record, as the key of its file. */
export function documentOf(record: string): [string, DocumentKind] | undefined {
  const end = record.lastIndexOf(' ');
  const kind = DOCUMENT_KINDS.find((each) => each === record.slice(end + 1));
  return kind && [record.slice(0, end), kind];
}
