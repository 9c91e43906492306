import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { sealApplication } from '@/engines/handover/applicationCode';
import type { DocumentFile } from '@/domain/documentFile';
import { packApplication } from '@/engines/handover/packedApplication';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import { toDigits } from '@/lib/crypto/fiveDigits';

/** The digits of an application's code, cached because sealing is not deterministic. */
export function sealedCodeOptions(application: VisaApplication) {
  return queryOptions({
    queryKey: ['sealedCode', packApplication(application)],
    queryFn: async () => toDigits(await sealApplication(application, sealingKey(OFFICE))),
    staleTime: Infinity,
  });
}

export interface FileToSeal {
  readonly application: VisaApplication;
  readonly documents: readonly DocumentFile[];
  /** For browsers that only share text files. */
  readonly asText: boolean;
}

/** The name of an application's file. */
export function sealedFileName(
  { trackingNumber }: VisaApplication,
  ending: 'visa' | 'txt',
): string {
  return `${trackingNumber.replace(/[^\w-]/g, '') || 'application'}.${ending}`;
}

async function seal({ application, documents, asText }: FileToSeal): Promise<File> {
  const { asPem, sealFile } = await import('@/engines/handover/applicationFile');
  const bytes = await sealFile(application, documents, sealingKey(OFFICE));
  return asText
    ? new File([asPem(bytes)], sealedFileName(application, 'txt'), { type: 'text/plain' })
    : new File([bytes], sealedFileName(application, 'visa'), { type: 'application/octet-stream' });
}

/** Seals an application and its documents in a file that only the office can open. */
export const sealFileOptions = mutationOptions({ mutationFn: seal });
