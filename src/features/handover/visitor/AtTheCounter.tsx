import { useMutation, useQuery } from '@tanstack/react-query';
import { Save, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_KINDS, type VisaApplication } from '@/domain/application';
import { linkStart } from '@/engines/handover/code';
import { OFFICE } from '@/engines/handover/office';
import { saveBlob } from '@/lib/browser/saveBlob';
import { fileSize } from '@/lib/text/numbers';
import { encodedPart } from '@/lib/text/wellFormed';
import { documentFilesOptions } from '@/features/applications/documentFiles.queries';
import { sealedCodeOptions, sealFileOptions } from '@/features/handover/visitor/sealing.queries';
import { settingsOptions } from '@/shared/queries/siteContent';
import { CodePicture, fitsCode } from '@/ui/codes/CodePicture';
import { Button } from '@/ui/controls/Button';
import { buttonClass } from '@/ui/controls/buttonClass';
import { CopyButton } from '@/ui/controls/CopyButton';
import { strings } from './strings';

const WIDTH_PX = 280;
/** Height of the content below a code that fills the screen. */
const BELOW_PX = 220;
const isDemo = OFFICE.demo === true;

/** Whether a file may be shared, and as what: Chromium takes only files of a list. */
function shareable(): 'file' | 'text' | undefined {
  const may = (name: string, type: string) =>
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox has none
    navigator.canShare?.({ files: [new File(['x'], name, { type })] }) ?? false;
  if (may('a.visa', 'application/octet-stream')) return 'file';
  return may('a.txt', 'text/plain') ? 'text' : undefined;
}

/** Keeps the screen on while something is shown. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { wakeLock }: { wakeLock?: WakeLock } = navigator;
    const lock = wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, [isOn]);
}

/** How the application gets to the office: as a code, a link or a file with the documents. */
export function AtTheCounter({ application }: { application: VisaApplication }) {
  const { data: digits } = useQuery(sealedCodeOptions(application));
  const { data: files, isError } = useQuery(documentFilesOptions(application.id));
  const { data: email = '' } = useQuery({
    ...settingsOptions,
    select: ({ contactEmail }) => contactEmail.trim(),
  });
  const seal = useMutation(sealFileOptions);
  const [isLarge, setIsLarge] = useState(false);
  const [isShareFailed, setIsShareFailed] = useState(false);
  const [sharing] = useState(shareable);
  const large = useRef<HTMLDialogElement>(null);
  useWakeLock(isLarge);

  const named = DOCUMENT_KINDS.filter((kind) => application.documents[kind] !== null);
  const documents = named.flatMap((kind) => {
    const file = files?.get(kind);
    return file === undefined ? [] : [{ kind, file }];
  });
  const isKnown = files !== undefined || isError;
  const missing = named.length - documents.length;
  const size = fileSize(documents.reduce((sum, { file }) => sum + file.size, 0));
  const start = linkStart('counter', location.origin);
  const isShown = digits !== undefined && fitsCode(start, digits);
  const picture = { start, digits: digits ?? '', label: strings.picture };

  const sealed = (asText: boolean, handOn: (file: File) => void) => {
    setIsShareFailed(false);
    seal.mutate({ application, documents, asText }, { onSuccess: handOn });
  };
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file], title: file.name });
    } catch (error) {
      // Cancelling is not a failure.
      setIsShareFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  const open = () => {
    setIsLarge(true);
    large.current?.showModal();
  };
  const link = start + (digits ?? '');
  const mail = `mailto:${encodedPart(email)}?subject=${encodedPart(strings.subject(application.trackingNumber))}&body=${encodedPart(link)}`;
  return (
    <section aria-labelledby="at-the-counter" className="grid gap-3">
      <h2 id="at-the-counter" className="text-xl">
        {strings.title}
      </h2>
      {digits !== undefined && !isShown && <p className="failure-note">{strings.tooLong}</p>}
      {isShown && (
        <>
          <p>{isDemo ? strings.demo : strings.show}</p>
          <button
            type="button"
            aria-label={strings.enlarge}
            className="justify-self-start cursor-zoom-in no-print"
            onClick={open}
          >
            <CodePicture {...picture} width={WIDTH_PX} />
          </button>
          <CodePicture {...picture} correction="M" width={WIDTH_PX} className="print-only" />
        </>
      )}
      {isKnown && missing > 0 && (
        <p className="text-advice no-print">{strings.missing(missing, named.length)}</p>
      )}
      <div className="flex flex-wrap gap-3 no-print">
        <Button
          variant="outline"
          aria-disabled={!isKnown || seal.isPending}
          onClick={() => sealed(false, (file) => saveBlob(file, file.name))}
        >
          <Save aria-hidden className="size-5" />
          {strings.save}
        </Button>
        {sharing !== undefined && (
          <Button
            variant="outline"
            aria-disabled={!isKnown || seal.isPending}
            onClick={() => sealed(sharing === 'text', (file) => void share(file))}
          >
            <Share2 aria-hidden className="size-5" />
            {strings.share}
          </Button>
        )}
        {digits !== undefined && (
          <>
            <CopyButton label={strings.copy} text={link} />
            {!isDemo && email !== '' && (
              <a href={mail} className={buttonClass({ variant: 'outline' })}>
                {strings.email}
              </a>
            )}
          </>
        )}
      </div>
      {isKnown && (
        <p className="text-sm text-muted no-print">{strings.contents(documents.length, size)}</p>
      )}
      <p aria-live="polite" className="text-sm empty:hidden no-print">
        {seal.isError ? strings.failed : seal.isSuccess && isShareFailed && strings.notShared}
      </p>
      <dialog
        ref={large}
        aria-label={strings.picture}
        className="h-dvh max-h-none w-dvw max-w-none overflow-auto bg-white p-4 text-center text-black no-print open:grid open:content-center open:justify-items-center open:gap-4"
        onClose={() => setIsLarge(false)}
      >
        {isLarge && (
          <>
            <CodePicture
              {...picture}
              width={Math.max(WIDTH_PX, Math.min(innerWidth, innerHeight - BELOW_PX))}
            />
            <p>{strings.bright}</p>
            <Button onClick={() => large.current?.close()}>{strings.close}</Button>
          </>
        )}
      </dialog>
    </section>
  );
}
