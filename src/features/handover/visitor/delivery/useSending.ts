import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DOCUMENT_KINDS, type VisaApplication } from '@/domain/application';
import { footerDetails, settingsType } from '@/domain/settings';
import { linkStart } from '@/engines/handover/code';
import { documentFilesOptions } from '@/features/applications/documentFiles.queries';
import { mailAddress, whatsAppAddress } from '@/features/handover/model/ways';
import {
  sealedCodeOptions,
  sealedFileName,
  sealFileOptions,
} from '@/features/handover/visitor/sealing.queries';
import { noteSendingOptions } from '@/features/handover/visitor/delivery/queries';
import { saveBlob } from '@/lib/browser/saveBlob';
import { saveFailureText } from '@/shared/queries/saves';
import { settingsOptions } from '@/shared/queries/siteContent';
import { strings } from './strings';

/** Whether a file may be shared, and as what: Chromium takes only files of a list. */
function shareable(): 'file' | 'text' | undefined {
  const may = (name: string, type: string) =>
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox has none
    navigator.canShare?.({ files: [new File(['x'], name, { type })] }) ?? false;
  if (may('a.visa', 'application/octet-stream')) return 'file';
  return may('a.txt', 'text/plain') ? 'text' : undefined;
}

type Outcome = 'mailed' | 'waiting' | 'notShared';

/** How an application is passed on: as a file with its documents, or as a link. */
export function useSending(application: VisaApplication) {
  const { trackingNumber } = application;
  const { data: digits } = useQuery(sealedCodeOptions(application));
  const { data: files, isError } = useQuery(documentFilesOptions(application.id));
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const seal = useMutation(sealFileOptions);
  const note = useMutation(noteSendingOptions(application));
  const [sharing] = useState(shareable);
  const [outcome, setOutcome] = useState<Outcome>();
  /** What the browser did not share, because sealing took longer than a press counts. */
  const waiting = useRef<File>(undefined);

  const named = DOCUMENT_KINDS.filter((kind) => application.documents[kind] !== null);
  const documents = named.flatMap((kind) => {
    const file = files?.get(kind);
    return file === undefined ? [] : [{ kind, file }];
  });
  const isKnown = files !== undefined || isError;
  const start = linkStart('counter', location.origin);
  const link = digits === undefined ? '' : start + digits;
  const fileName = sealedFileName(application, 'visa');

  const share = async (file: File) => {
    const isSecond = waiting.current !== undefined;
    waiting.current = undefined;
    try {
      await navigator.share({ files: [file], title: file.name });
      note.mutate('shared');
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // To cancel is no failure, and no sending.
      if (name === 'AbortError') return;
      if (name === 'NotAllowedError' && !isSecond) {
        waiting.current = file;
        setOutcome('waiting');
      } else setOutcome('notShared');
    }
  };
  const makeFile = (asText: boolean, handOn: (file: File) => void) => {
    if (!isKnown || seal.isPending) return;
    setOutcome(undefined);
    seal.mutate({ application, documents, asText }, { onSuccess: handOn });
  };
  const saveFile = () => makeFile(false, (file) => saveBlob(file, file.name));

  return {
    digits,
    start,
    link,
    sharing,
    documents,
    isKnown,
    isBusy: !isKnown || seal.isPending,
    namedCount: named.length,
    mail: mailAddress({
      to: footerDetails(settings).email,
      subject: strings.subject(trackingNumber),
      text: strings.mail(trackingNumber, fileName),
      more: link,
    }),
    whatsApp: whatsAppAddress(settings, `${strings.subject(trackingNumber)}\n${link}`),
    share: () => {
      if (waiting.current !== undefined) void share(waiting.current);
      else makeFile(sharing === 'text', (file) => void share(file));
    },
    mailed: () => {
      saveFile();
      setOutcome('mailed');
      note.mutate('mailed');
    },
    save: () => {
      saveFile();
      note.mutate('saved');
    },
    note: note.mutate,
    /** What is to be said about the last attempt. */
    said: seal.isError
      ? strings.failed
      : note.isError
        ? strings.notNoted(saveFailureText(note.error))
        : outcome && strings.outcomes[outcome](fileName),
  };
}
