import { MAX_PUBLICATION_BYTES, PUBLICATION_PATH } from '@/content/publication/publication';
import { observable } from '@/lib/observable';

/** Why what the host has could not be taken over by this page. */
export const takeOverFailure = observable<unknown>(undefined);

/** A host that is slower is asked again later. */
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * What this site's own host has as its publication, as text: the one request that the app itself
 * makes. Undefined where there is no network, or no such file.
 */
export async function askHost(): Promise<string | undefined> {
  try {
    const response = await fetch(PUBLICATION_PATH, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    // The worker answers 204 where there is no network, or no file.
    if (response.status !== 200) return undefined;
    const isTooLarge = Number(response.headers.get('content-length')) > MAX_PUBLICATION_BYTES;
    const file = isTooLarge ? undefined : await response.blob();
    // Not read: the reader refuses whatever is longer than it may be.
    if (!file || file.size > MAX_PUBLICATION_BYTES) return ' '.repeat(MAX_PUBLICATION_BYTES + 1);
    return await file.text();
  } catch {
    return undefined;
  }
}
