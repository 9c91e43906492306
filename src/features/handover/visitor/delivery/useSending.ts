import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VisaApplication } from '@/domain/application';
import type { SendingWay } from '@/domain/applicationHistory';
import { applicantName } from '@/domain/applicationForm';
import { footerDetails } from '@/domain/footerDetails';
import { settingsType } from '@/domain/settings';
import { linkStart } from '@/engines/handover/code';
import { mailAddress, whatsAppAddress } from '@/features/handover/model/ways';
import {
  sealedCodesOptions,
  sealedFileName,
  sealFilesOptions,
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

/** How applications are passed on in one press: each as a file with its documents, or as a link. */
export function useSending(applications: readonly VisaApplication[]) {
  const { data: codes = [] } = useQuery(sealedCodesOptions(applications));
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const seal = useMutation(sealFilesOptions);
  const note = useMutation(noteSendingOptions(applications.map(({ id }) => id)));
  const [sharing] = useState(shareable);
  const [outcome, setOutcome] = useState<keyof typeof strings.outcomes>();
  /** What the browser did not share, because sealing took longer than a press counts. */
  const waiting = useRef<File[]>(undefined);

  const start = linkStart('counter', location.origin);
  const links = codes.includes('') ? '' : codes.map((digits) => start + digits).join('\n');
  const fileNames = applications.map((each) => sealedFileName(each, 'visa'));
  const { email } = footerDetails(settings);
  const subject = strings.subject(applications.map(({ trackingNumber }) => trackingNumber));

  const travellers = applications
    .map((each) => `${each.trackingNumber} ${applicantName(each)}`.trim())
    .join('\n');

  const share = async (files: File[]) => {
    const isSecond = waiting.current !== undefined;
    waiting.current = undefined;
    try {
      await navigator.share({
        files,
        title: subject,
        text: `${strings.to(email)}\n${subject}\n${travellers}`,
      });
      note.mutate('shared');
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // To cancel is no failure, and no sending.
      if (name === 'AbortError') return;
      if (name === 'NotAllowedError' && !isSecond) {
        waiting.current = files;
        setOutcome('waiting');
      } else setOutcome('notShared');
    }
  };
  const makeFiles = (asText: boolean, handOn: (files: File[]) => void) => {
    if (seal.isPending) return;
    setOutcome(undefined);
    seal.mutate({ applications, asText }, { onSuccess: handOn });
  };
  const saveFiles = () =>
    makeFiles(false, (files) => {
      for (const file of files) saveBlob(file, file.name);
    });

  return {
    digits: codes[0],
    start,
    links,
    email,
    sharing,
    isBusy: seal.isPending,
    mail: mailAddress({
      to: email,
      subject,
      text: travellers,
      more: links,
    }),
    whatsApp: whatsAppAddress(settings, `${subject}\n${links}`),
    share: () => {
      if (waiting.current !== undefined) void share(waiting.current);
      else makeFiles(sharing === 'text', (files) => void share(files));
    },
    mailed: () => {
      saveFiles();
      setOutcome('mailed');
      note.mutate('mailed');
    },
    save: () => {
      saveFiles();
      note.mutate('saved');
    },
    note: (how: SendingWay) => {
      setOutcome(undefined);
      note.mutate(how);
    },
    /** What is to be said about the last attempt. */
    said: seal.isError
      ? strings.failed
      : note.isError
        ? strings.notNoted(saveFailureText(note.error))
        : outcome && strings.outcomes[outcome](fileNames),
  };
}
