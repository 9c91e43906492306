import { MAX_DOCUMENT_BYTES } from '@/config';
import { DOCUMENT_KINDS, type DocumentKind } from '@/content/applications/application';
import {
  type ApplicationForm,
  DOCUMENT_LABELS,
  OPTIONAL_DOCUMENTS,
} from '@/content/applicationForm';
import { FileControl } from '@/form/controls/FileControl';
import type { ChosenFiles } from '@/queries/content/applications';
import { Button } from '@/ui/controls/Button';
import type { Advice, Essential } from '@/content/applications/advice';
import type { Changeable } from '../applySearch';
import { CheckAnswers } from './CheckAnswers';
import { MissingNote } from '../MissingNote';
import { StepHeading } from './StepHeading';
import { strings } from '../strings';

const HINT = strings.documents.hint(MAX_DOCUMENT_BYTES / 1024 / 1024);
const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface DocumentsStepProps {
  form: ApplicationForm;
  files: ChosenFiles;
  advice: Advice;
  missing: readonly Essential[];
  onFile: (kind: DocumentKind, file: File | null) => void;
  onChange: (field: Changeable) => void;
  /** Set while a document is being changed from the check panel. */
  onBackToCheck: (() => void) | undefined;
}

/** Step 3: the documents, then everything that was filled in, to be checked. */
export function DocumentsStep({
  form,
  files,
  advice,
  missing,
  onFile,
  onChange,
  onBackToCheck,
}: DocumentsStepProps) {
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
            file={files[kind]}
            // A missing document is said in the check panel, once, not under each empty field.
            advice={files[kind] === null ? undefined : advice[kind]}
            onChange={(file) => onFile(kind, file)}
          />
        ))}
      </div>
      {onBackToCheck && (
        <Button variant="outline" className="justify-self-start" onClick={onBackToCheck}>
          {strings.steps.backToCheck}
        </Button>
      )}
      <CheckAnswers form={form} files={files} advice={advice} onChange={onChange} />
      <p className="border-s-4 border-accent ps-4">
        {strings.documents.payment(form.email.trim() !== '')}
      </p>
      <MissingNote missing={missing} />
    </>
  );
}
