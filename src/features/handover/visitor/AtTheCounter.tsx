import { Mail, MessageCircle, Save } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_KINDS, type VisaApplication } from '@/domain/application';
import { OFFICE } from '@/engines/handover/office';
import { documentFilesOptions } from '@/features/applications/queries';
import { fileSize } from '@/lib/text/numbers';
import { CodePicture, fitsCode } from '@/ui/codes/CodePicture';
import { Button, buttonClass } from '@/ui/elements';
import { CopyButton } from '@/ui/controls/CopyButton';
import { useSending } from './delivery/useSending';
import { strings } from './strings';

const WIDTH_PX = 280;
/** Height of what is below a full-screen code, in pixels. */
const BELOW_PX = 220;
const isDemo = OFFICE.demo === true;

/** Keeps the screen on while something is shown. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { wakeLock }: { wakeLock?: WakeLock } = navigator;
    const lock = wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, [isOn]);
}

/** Other ways to send it to the office: code, WhatsApp, email, file and link. */
export function AtTheCounter({ application }: { application: VisaApplication }) {
  const sending = useSending([application]);
  const { digits, start } = sending;
  const { data: files, isError } = useQuery(documentFilesOptions(application.id));
  const [isLarge, setIsLarge] = useState(false);
  const large = useRef<HTMLDialogElement>(null);
  useWakeLock(isLarge);

  const isKnown = files !== undefined || isError;
  const named = DOCUMENT_KINDS.filter((kind) => application.documents[kind] !== null);
  const documents = named.flatMap((kind) => files?.get(kind) ?? []);
  const missing = named.length - documents.length;
  const size = fileSize(documents.reduce((sum, file) => sum + file.size, 0));
  const isShown = digits !== undefined && digits !== '' && fitsCode(start, digits);
  const picture = { start, digits: digits ?? '', label: strings.picture };

  const open = () => {
    setIsLarge(true);
    large.current?.showModal();
    sending.note('shown');
  };
  return (
    <>
      <details className="phone-fold disclosure">
        <summary className="document-label">{strings.fold}</summary>
      </details>
      <section aria-labelledby="at-the-counter" className="counter-code">
        <h2 id="at-the-counter" className="document-label">
          {strings.title}
        </h2>
        {digits !== undefined && !isShown && <p className="failure-note">{strings.tooLong}</p>}
        {isShown && (
          <>
            <button
              type="button"
              aria-label={strings.enlarge}
              className="justify-self-start cursor-zoom-in no-print"
              onClick={open}
            >
              <CodePicture {...picture} width={WIDTH_PX} />
            </button>
            <CodePicture {...picture} correction="M" width={WIDTH_PX} className="print-only" />
            <p className="text-sm text-muted no-print">{isDemo ? strings.demo : strings.show}</p>
          </>
        )}
        {isKnown && missing > 0 && (
          <p className="text-advice no-print">{strings.missing(missing, named.length)}</p>
        )}
        <h3 className="mt-2 document-label no-print">{strings.ways}</h3>
        <div className="flex flex-wrap gap-3 no-print">
          {sending.links !== '' && sending.whatsApp !== undefined && (
            <a
              href={sending.whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'outline' })}
              onClick={() => sending.note('messaged')}
            >
              <MessageCircle aria-hidden className="size-5" />
              {strings.whatsApp}
            </a>
          )}
          {sending.sharing !== undefined && (
            <a
              href={sending.mail}
              className={buttonClass({ variant: 'outline' })}
              onClick={sending.mailed}
            >
              <Mail aria-hidden className="size-5" />
              {strings.email}
            </a>
          )}
          <Button variant="outline" aria-disabled={sending.isBusy} onClick={sending.save}>
            <Save aria-hidden className="size-5" />
            {strings.save}
          </Button>
          {sending.links !== '' && (
            <CopyButton
              label={strings.copy}
              text={sending.links}
              onCopied={() => sending.note('copied')}
            />
          )}
        </div>
        {isKnown && (
          <p className="text-sm text-muted no-print">{strings.contents(documents.length, size)}</p>
        )}
        <p aria-live="polite" className="text-sm empty:hidden no-print">
          {sending.said}
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
    </>
  );
}
