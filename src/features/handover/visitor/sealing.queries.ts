import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { applicantName } from '@/domain/applicationForm';
import { sealApplication } from '@/engines/handover/applicationCode';
import { MAX_CODE_BYTES } from '@/engines/handover/code';
import { packApplication } from '@/engines/handover/packedApplication';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import { documentFilesOptions } from '@/features/applications/documentFiles.queries';
import { toDigits } from '@/lib/crypto/fiveDigits';

async function codeOf(application: VisaApplication): Promise<string> {
  const code = await sealApplication(application, sealingKey(OFFICE));
  return code.length > MAX_CODE_BYTES ? '' : toDigits(code);
}

/**
 * The digits of applications' codes, cached because sealing is not deterministic; empty where no
 * code can hold it.
 */
export function sealedCodesOptions(applications: readonly VisaApplication[]) {
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

/** In characters, none of which is cut in half. */
const MAX_NAME = 40;

/** The name of an application's file, with that of the traveller. */
export function sealedFileName(application: VisaApplication, ending: 'visa' | 'txt'): string {
  const number = application.trackingNumber.replace(/[^\w-]/g, '') || 'application';
  const words = applicantName(application).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${Array.from([number, ...words].join('-'))
    .slice(0, MAX_NAME)
    .join('')}.${ending}`;
}

async function seal(
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
export const sealFilesOptions = mutationOptions({
  mutationFn: ({ applications, asText }: ToSeal, { client }) =>
    Promise.all(applications.map((each) => seal(each, asText, client))),
});
