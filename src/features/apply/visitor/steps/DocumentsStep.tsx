import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MAX_DOCUMENT_BYTES } from '@/config';
import {
  applicationAdvice,
  missingEssentials,
  type Trip,
} from '@/features/applications/model/advice';
import { DOCUMENT_KINDS } from '@/domain/application';
import { canBeShown, detectType } from '@/domain/documentFile';
import { DOCUMENT_LABELS, OPTIONAL_DOCUMENTS } from '@/domain/applicationForm';
import { FileControl } from '@/ui/inputs/FileControl';
import { type ChosenFiles, fileRecords, type DetectedTypes } from '@/features/apply/queries';
import { Button } from '@/ui/controls/Button';
import type { ApplicationValues } from '../applicationDraft';
import type { Changeable } from '../../model/applySearch';
import { MissingNote } from '../MissingNote';
import { strings } from '../strings';
import { CheckAnswers } from './CheckAnswers';
import { StepHeading } from './StepHeading';

const HINT = strings.documents.hint(MAX_DOCUMENT_BYTES / 1024 / 1024);
const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

/** Encryption as the trailer of a PDF names it, at the end of the file (ISO 32000-1, 7.6.1). */
const PDF_ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const PDF_END_BYTES = 2 ** 20;

/** Why a file of an accepted type may not open. */
async function faultOf(file: File, type: string): Promise<string | undefined> {
  if (type === 'application/pdf')
    return PDF_ENCRYPTION.test(await file.slice(-PDF_END_BYTES).text())
      ? strings.documents.faults.locked
      : undefined;
  if (!canBeShown(type)) return undefined;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return strings.documents.faults.damaged;
  }
}

/** MIME types detected from the bytes of the chosen files, and what is wrong with their contents. */
function useContents(files: ChosenFiles) {
  const [types, setTypes] = useState<DetectedTypes>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<File, string | undefined>>(new Map());
  useEffect(() => {
    const read = async (file: File) => {
      try {
        const type = await detectType(file);
        setTypes((known) => new Map(known).set(file, type));
        const fault = await faultOf(file, type);
        setFaults((known) => new Map(known).set(file, fault));
      } catch {
        // An unreadable file is reported on submit.
      }
    };
    for (const kind of DOCUMENT_KINDS) {
      const file = files[kind];
      if (file !== null) void read(file);
    }
  }, [files]);
  return { types, faults };
}

interface DocumentsStepProps {
  form: UseFormReturn<ApplicationValues>;
  trip: Trip;
  onChange: (field: Changeable) => void;
  /** Set while a document is changed from the check panel. */
  onBackToCheck: (() => void) | undefined;
}

/** Step 3: the documents, then a summary of all answers to check. */
export function DocumentsStep({ form, trip, onChange, onBackToCheck }: DocumentsStepProps) {
  // The form mutates its values object; a copy triggers a render.
  const values = useWatch({
    control: form.control,
    compute: (typed: ApplicationValues) => ({ ...typed }),
  });
  const { types, faults } = useContents(values);
  const records = useMemo(() => fileRecords(values, types), [values, types]);
  const advice = applicationAdvice(values, records, trip);
  for (const kind of DOCUMENT_KINDS) {
    const file = values[kind];
    const fault = file === null ? undefined : faults.get(file);
    if (fault !== undefined) advice[kind] ??= fault;
  }
  return (
    <>
      <StepHeading step={3}>{strings.documents.lead}</StepHeading>
      <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-2">
        {DOCUMENT_KINDS.map((kind) => (
          <FileControl
            key={kind}
            name={kind}
            label={DOCUMENT_LABELS[kind]}
            optional={OPTIONAL_DOCUMENTS.has(kind)}
            hint={HINT}
            accept={ACCEPT}
            file={values[kind]}
            // Missing documents are listed once in the check panel, not under each field.
            advice={values[kind] === null ? undefined : advice[kind]}
            onChange={(file) => form.setValue(kind, file)}
          />
        ))}
      </div>
      {onBackToCheck && (
        <Button variant="outline" className="justify-self-start" onClick={onBackToCheck}>
          {strings.steps.backToCheck}
        </Button>
      )}
      <CheckAnswers form={values} files={values} advice={advice} onChange={onChange} />
      <p className="border-s-4 border-accent ps-4">
        {strings.documents.payment(values.email.trim() !== '')}
      </p>
      <MissingNote missing={missingEssentials(values, records)} />
    </>
  );
}
