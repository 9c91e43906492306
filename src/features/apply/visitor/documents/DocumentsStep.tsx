import { Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DOCUMENT_KINDS } from '@/domain/application';
import { DOCUMENT_LABELS } from '@/domain/answerLabels';
import { OPTIONAL_DOCUMENTS } from '@/domain/applicationForm';
import type { VisaCard } from '@/domain/visaCard';
import { MAX_DOCUMENT_BYTES } from '@/config';
import { lazyOptional } from '@/ui/deferred';
import { fileSize } from '@/lib/text/numbers';
import { Button } from '@/ui/controls/Button';
import { FileControl } from '@/ui/inputs/FileControl';
import { otherPapers } from '../../model/otherPapers';
import { type ApplicationValues, fillIn } from '../applicationDraft';
import { StepHeading } from '../steps/StepHeading';
import { inLanguage } from '@/shared/visitor/inLanguage';
import { strings } from '../strings';
import { chooseFile, copyOf } from './chooseFile';
import { useDocumentAdvice } from './useDocumentAdvice';

const PassportNote = lazyOptional(
  async () => (await import('@/features/passport/visitor/PassportNote')).PassportNote,
);

const HINT_ID = 'documents-hint';
const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface DocumentsStepProps {
  form: UseFormReturn<ApplicationValues>;
  /** Of the chosen visa. */
  card: VisaCard | undefined;
}

/** Step 3: the documents. Large pictures are made smaller; one press takes the original instead. */
export function DocumentsStep({ form, card }: DocumentsStepProps) {
  // The form mutates its values object; a copy triggers a render.
  const values = useWatch({
    control: form.control,
    compute: (typed: ApplicationValues) => ({ ...typed }),
  });
  const advice = useDocumentAdvice(values);
  const shown = card && (inLanguage?.(card) ?? card);
  const papers = otherPapers(shown?.requirements ?? []);
  return (
    <>
      <StepHeading step={3}>
        <span className="block">{strings.documents.lead}</span>
        <span id={HINT_ID} className="block">
          {strings.documents.hint(MAX_DOCUMENT_BYTES / 1024 / 1024)}
        </span>
      </StepHeading>
      {papers.length > 0 && (
        <p className="border-s-4 border-accent ps-4">{strings.documents.papers(papers)}</p>
      )}
      <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-2">
        {DOCUMENT_KINDS.map((kind) => {
          const file = values[kind];
          const copy = copyOf(file);
          return (
            <div key={kind} className="grid gap-1.5">
              <FileControl
                name={kind}
                label={DOCUMENT_LABELS[kind]}
                optional={OPTIONAL_DOCUMENTS.has(kind)}
                hintId={HINT_ID}
                accept={ACCEPT}
                file={file}
                // Missing documents are told of below, not under each field.
                advice={file === null ? undefined : advice[kind]}
                onChange={(chosen) => chooseFile(form, kind, chosen)}
              />
              <output className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
                {copy && (
                  <>
                    {/* An element of its own: a translator replaces bare texts. */}
                    <span>
                      {file === copy.original
                        ? strings.documents.original(fileSize(copy.original.size))
                        : strings.documents.smaller(
                            fileSize(copy.original.size),
                            fileSize(copy.smaller.size),
                          )}
                    </span>
                    <Button
                      variant="link"
                      className="px-0 text-sm"
                      onClick={() =>
                        form.setValue(kind, file === copy.original ? copy.smaller : copy.original)
                      }
                    >
                      {file === copy.original
                        ? strings.documents.takeSmaller(DOCUMENT_LABELS[kind])
                        : strings.documents.keepOriginal(DOCUMENT_LABELS[kind])}
                    </Button>
                  </>
                )}
              </output>
              {kind === 'passportCopy' && (
                <Suspense>
                  <PassportNote
                    file={copy?.original ?? file}
                    typed={values}
                    travelDate={values.travelDate}
                    onExpiry={(expiry) => form.setValue('passportExpiry', expiry)}
                    onUse={(answers) => fillIn(form, answers)}
                  />
                </Suspense>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}
