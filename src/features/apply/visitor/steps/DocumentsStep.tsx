import { DOCUMENT_LABELS } from '@/domain/labels';
import { DOCUMENT_KINDS, type DocumentKind } from '@/domain/application';
import type { UseFormReturn } from 'react-hook-form';
import { whenIdle } from '@/lib/tasks';
import { type ApplicationValues, fillIn, useTyped } from '../applicationDraft';
import { useEffect, useState, Suspense } from 'react';
import { asSafeBlob, canBeShown } from '@/domain/documentFile';
import { sha256 } from '@/lib/crypto/bytes';
import { type Advice, documentAdvice } from '@/features/applications/model/advice';
import { type ChosenFiles, fileRecords } from '@/features/apply/queries';
import type { PictureDoubt } from '@/features/apply/visitor/steps/pictures';
import { strings } from '../strings';
import { OPTIONAL_DOCUMENTS } from '@/domain/applicationForm';
import type { VisaCard } from '@/domain/entries';
import { MAX_DOCUMENT_BYTES } from '@/config';
import { lazyOptional } from '@/ui/deferred';
import { fileSize } from '@/lib/text/numbers';
import { Button } from '@/ui/elements';
import { FileControl } from '@/ui/inputs/files';
import { StepHeading } from './WizardParts';
import { inLanguage } from '@/domain/translations';

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

/** A chosen file and the copy that was made of it, each with the other. */
const copies = new WeakMap<File, { original: File; smaller: File }>();

/** The smaller copy of a chosen file with its original, if one was made. */
export const copyOf = (file: File | null) => (file === null ? undefined : copies.get(file));

/** Sets or clears a document; a large picture is made smaller when the page is idle. */
export function chooseFile(
  form: UseFormReturn<ApplicationValues>,
  kind: DocumentKind,
  file: File | null,
): void {
  form.setValue(kind, file);
  const makeSmaller = async () => {
    // By then, a copy or another choice may have replaced it.
    if (file === null || form.getValues(kind) !== file) return;
    // Not every picture can be decoded, and not every browser has an `OffscreenCanvas`.
    const smaller = await import('./pictures')
      .then(({ smallerPicture }) => smallerPicture(file))
      .catch(() => undefined);
    if (smaller === undefined || form.getValues(kind) !== file) return;
    for (const each of [file, smaller]) copies.set(each, { original: file, smaller });
    form.setValue(kind, smaller);
  };
  whenIdle(() => void makeSmaller());
}

/** A problem with the contents of a file, to be shown as advice. */
type ContentsFault = 'damaged' | 'locked' | PictureDoubt;

interface Contents {
  readonly type: string;
  readonly fault: ContentsFault | undefined;
  /** Of the bytes; undefined for a file that is too large to read at once. */
  readonly hash: string | undefined;
}

/** The encryption entry in the trailer of a PDF, at the end of the file (ISO 32000-1, 7.6.1). */
const PDF_ENCRYPTION = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const PDF_END_BYTES = 2 ** 20;
const LARGEST_HASHED_BYTES = 64 * 2 ** 20;

/** Why a file of an accepted type may not open, or may be hard to read; undefined if it is fine. */
async function faultOf(file: File, type: string): Promise<ContentsFault | undefined> {
  if (type === 'application/pdf')
    return PDF_ENCRYPTION.test(await file.slice(-PDF_END_BYTES).text()) ? 'locked' : undefined;
  if (!canBeShown(type)) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return 'damaged';
  await new Promise<void>(whenIdle);
  // Not every browser supports the check.
  const doubt = await import('./pictures')
    .then(({ doubtOf }) => doubtOf(bitmap))
    .catch(() => undefined);
  bitmap.close();
  return doubt;
}

async function read(file: File): Promise<Contents> {
  const { type } = await asSafeBlob(file);
  const isHashed = file.size <= LARGEST_HASHED_BYTES;
  return {
    type,
    hash: isHashed ? await sha256(new Uint8Array(await file.arrayBuffer())) : undefined,
    fault: await faultOf(file, type),
  };
}

/** Each file is read only once, by whichever view asks first. */
const reads = new WeakMap<File, Promise<Contents>>();

/** What was found in the chosen files so far; an unreadable file is reported on submit. */
function useContents(files: ChosenFiles): ReadonlyMap<File, Contents> {
  const [known, setKnown] = useState<ReadonlyMap<File, Contents>>(new Map());
  useEffect(() => {
    for (const kind of DOCUMENT_KINDS) {
      const file = files[kind];
      if (file === null) continue;
      const reading = reads.get(file) ?? read(file);
      reads.set(file, reading);
      reading.then(
        (contents) => setKnown((before) => new Map(before).set(file, contents)),
        () => undefined,
      );
    }
  }, [files]);
  return known;
}

/** The advice about the chosen files, by their bytes, and about those that are missing. */
function useDocumentAdvice(files: ChosenFiles): Advice {
  const contents = useContents(files);
  const records = fileRecords(files);
  const foundIn = (kind: DocumentKind) => {
    const file = files[kind];
    return file === null ? undefined : contents.get(file);
  };
  const advice: Advice = {};
  for (const kind of DOCUMENT_KINDS) {
    const { type, fault, hash } = foundIn(kind) ?? {};
    const twin = DOCUMENT_KINDS.find(
      (each) => each !== kind && hash !== undefined && foundIn(each)?.hash === hash,
    );
    const text =
      documentAdvice(kind, records[kind], type) ??
      (fault && strings.documents.faults[fault]) ??
      (twin && strings.documents.twin(DOCUMENT_LABELS[twin]));
    if (text !== undefined) advice[kind] = text;
  }
  return advice;
}

const PassportNote = lazyOptional(
  async () => (await import('@/features/passport/visitor/PassportNote')).PassportNote,
);

const HINT_ID = 'documents-hint';
const ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

interface DocumentsStepProps {
  form: UseFormReturn<ApplicationValues>;
  /** The card of the chosen visa. */
  card: VisaCard | undefined;
}

/** Step 3: the documents. Large pictures are made smaller, with a button to keep the original. */
export function DocumentsStep({ form, card }: DocumentsStepProps) {
  const values = useTyped(form);
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
                // Missing documents are listed below, not under each field.
                advice={file === null ? undefined : advice[kind]}
                onChange={(chosen) => chooseFile(form, kind, chosen)}
              />
              <output className="flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
                {copy && (
                  <>
                    {/* In an element, because page translators replace bare text nodes. */}
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
