import { useMemo } from 'react';
import { type Advice, documentAdvice } from '@/features/applications/model/advice';
import { DOCUMENT_KINDS } from '@/domain/application';
import { DOCUMENT_LABELS } from '@/domain/applicationForm';
import { type ChosenFiles, fileRecords } from '@/features/apply/queries';
import { strings } from '../strings';
import { twinOf, typesOf, useContents } from './useContents';

/** The records of the chosen files, and the advice about them and about those that are missing. */
export function useDocumentAdvice(files: ChosenFiles) {
  const contents = useContents(files);
  const records = useMemo(() => fileRecords(files, typesOf(contents)), [files, contents]);
  const advice: Advice = {};
  for (const kind of DOCUMENT_KINDS) {
    const file = files[kind];
    const fault = file === null ? undefined : contents.get(file)?.fault;
    const twin = twinOf(kind, files, contents);
    const text =
      documentAdvice(kind, records[kind]) ??
      (fault && strings.documents.faults[fault]) ??
      (twin && strings.documents.twin(DOCUMENT_LABELS[twin]));
    if (text !== undefined) advice[kind] = text;
  }
  return { records, advice };
}
