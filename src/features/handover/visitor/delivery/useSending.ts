import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { applicantName } from '@/domain/applicationForm';
import { sealApplication } from '@/engines/handover/openApplication';
import { MAX_CODE_BYTES, linkStart, toDigits } from '@/engines/handover/code';
import { packApplication } from '@/engines/handover/packedApplication';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import { documentFilesOptions } from '@/features/applications/queries';
import { useRef, useState } from 'react';
import type { SendingWay } from '@/domain/applicationHistory';
import { footerDetails, settingsType } from '@/domain/settings';
import { mailAddress, whatsAppAddress } from '@/features/handover/model/delivery';
import { noteSendingOptions } from './queries';
import { saveBlob } from '@/lib/browser/saveBlob';
import { saveFailureText } from '@/shared/queries/saves';
import { settingsOptions } from '@/shared/queries/siteContent';
import { deliveryStrings } from '../strings';

async function codeOf(application: VisaApplication): Promise<string> {
  const code = await sealApplication(application, sealingKey(OFFICE));
  return code.length > MAX_CODE_BYTES ? '' : toDigits(code);
}

/**
 * The digits of applications' codes; empty for one that does not fit into a code. They are cached,
 * because sealing gives other digits each time.
 */
function sealedCodesOptions(applications: readonly VisaApplication[]) {
  return queryOptions({
    queryKey: ['sealedCodes', applications.map(packApplication)],
    queryFn: () => Promise.all(applications.map(codeOf)),
    staleTime: Infinity,
  });
}

interface ToSeal {
  readonly applications: readonly VisaApplication[];
  /** For browsers that only share text files. */
  readonly asText: boolean;
}

/** In code points, so that no character is cut in half. */
const MAX_NAME = 40;

/** The name of an application's file, including that of the traveller. */
function sealedFileName(application: VisaApplication, ending: 'visa' | 'txt'): string {
  const number = application.trackingNumber.replace(/[^\w-]/g, '') || 'application';
  const words = applicantName(application).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${Array.from([number, ...words].join('-'))
    .slice(0, MAX_NAME)
    .join('')}.${ending}`;
}

async function sealedFile(
  application: VisaApplication,
  asText: boolean,
  client: QueryClient,
): Promise<File> {
  const { asPem, sealFile } = await import('@/engines/handover/applicationFile');
  // Without a database there are no documents.
  const files = await client
    .fetchQuery(documentFilesOptions(application.id))
    .catch(() => new Map<never, never>());
  const documents = [...files].flatMap(([kind, file]) =>
    application.documents[kind] === null ? [] : [{ kind, file }],
  );
  const bytes = await sealFile(application, documents, sealingKey(OFFICE));
  return asText
    ? new File([asPem(bytes)], sealedFileName(application, 'txt'), { type: 'text/plain' })
    : new File([bytes], sealedFileName(application, 'visa'), { type: 'application/octet-stream' });
}

/** Seals each application and its documents in a file that only the office can open. */
const sealFilesOptions = mutationOptions({
  mutationFn: ({ applications, asText }: ToSeal, { client }) =>
    Promise.all(applications.map((each) => sealedFile(each, asText, client))),
});

/** Whether files can be shared, and in which form: Chromium accepts only certain types. */
function shareable(): 'file' | 'text' | undefined {
  const may = (name: string, type: string) =>
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox has none
    navigator.canShare?.({ files: [new File(['x'], name, { type })] }) ?? false;
  if (may('a.visa', 'application/octet-stream')) return 'file';
  return may('a.txt', 'text/plain') ? 'text' : undefined;
}

/** Ways to send applications with one click: each as a file with documents, or as a link. */
export function useSending(applications: readonly VisaApplication[]) {
  const { data: codes = [] } = useQuery(sealedCodesOptions(applications));
  const { data: settings = settingsType.initial } = useQuery(settingsOptions);
  const seal = useMutation(sealFilesOptions);
  const note = useMutation(noteSendingOptions(applications.map(({ id }) => id)));
  const [sharing] = useState(shareable);
  const [outcome, setOutcome] = useState<keyof typeof deliveryStrings.outcomes>();
  /** Files that were not shared, because sealing outlasted the browser's user activation. */
  const waiting = useRef<File[]>(undefined);

  const start = linkStart('counter', location.origin);
  const links = codes.includes('') ? '' : codes.map((digits) => start + digits).join('\n');
  const fileNames = applications.map((each) => sealedFileName(each, 'visa'));
  const { email } = footerDetails(settings);
  const subject = deliveryStrings.subject(applications.map(({ trackingNumber }) => trackingNumber));

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
        text: `${deliveryStrings.to(email)}\n${subject}\n${travellers}`,
      });
      note.mutate('shared');
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // The user cancelled: this is neither a failure nor a sending.
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
    /** The message about the last attempt. */
    said: seal.isError
      ? deliveryStrings.failed
      : note.isError
        ? deliveryStrings.notNoted(saveFailureText(note.error))
        : outcome && deliveryStrings.outcomes[outcome](fileNames),
  };
}
