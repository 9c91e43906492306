import { MAX_PUBLICATION_BYTES, PUBLICATION_PATH } from '@/config';
import { observable } from '@/lib/observable';

/** Why this page could not apply the host's publication. */
export const takeOverFailure = observable<unknown>(undefined);

/** Timeout; a slower host is asked again later. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Fetches the publication of this site's own host. Undefined without a network or such a file. */
export async function fetchPublication(): Promise<string | undefined> {
  try {
    const response = await fetch(PUBLICATION_PATH, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    // The service worker answers 204 without a network or such a file.
    if (response.status !== 200) return undefined;
    const isTooLarge = Number(response.headers.get('content-length')) > MAX_PUBLICATION_BYTES;
    const file = isTooLarge ? undefined : await response.blob();
    // Too large to read: the parser rejects this placeholder by its length.
    if (!file || file.size > MAX_PUBLICATION_BYTES) return ' '.repeat(MAX_PUBLICATION_BYTES + 1);
    return await file.text();
  } catch {
    return undefined;
  }
}
