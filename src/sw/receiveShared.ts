import { RECEIVED_CACHE, RECEIVED_HEADERS } from '../lib/browser/received';

/** The manifest's share target. */
export const SHARE_ADDRESS = '/counter/received';
const RECEIVED = '/counter?received';
const REFUSED = '/counter?received=refused';
const MAX_FILES = 8;
const MAX_BYTES = 256 * 1024 * 1024;

/** What was shared: files, or the texts as one. */
async function filesOf(request: Request): Promise<File[]> {
  const fields = [...(await request.formData()).values()];
  const files = fields.filter((field) => typeof field !== 'string').filter(({ size }) => size > 0);
  const text = fields.filter((field) => typeof field === 'string').join('\n');
  return files.length > 0 || text.trim() === '' ? files : [new File([text], 'text.txt')];
}

async function keep(request: Request): Promise<boolean> {
  if (!(await caches.has(RECEIVED_CACHE))) return false;
  const files = await filesOf(request);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > MAX_FILES || bytes > MAX_BYTES) return false;
  const cache = await caches.open(RECEIVED_CACHE);
  const forget = async () => {
    for (const each of await cache.keys()) await cache.delete(each);
  };
  await forget();
  try {
    for (const [index, file] of files.entries()) {
      const headers = {
        [RECEIVED_HEADERS.name]: encodeURIComponent(file.name),
        [RECEIVED_HEADERS.at]: String(Date.now()),
      };
      await cache.put(`/received/${index}`, new Response(file, { headers }));
    }
    return true;
  } catch (error) {
    // Half of it is nothing.
    console.warn('What was shared could not be kept:', error);
    await forget();
    return false;
  }
}

/**
 * Keeps what another app shares with this one for the counter to take, in place of what was kept
 * before, and shows the counter; where this browser is no counter, or too much came, nothing.
 */
export async function receiveShared(request: Request): Promise<Response> {
  // A form that is cut off is refused too.
  const isKept = await keep(request).catch(() => false);
  return Response.redirect(new URL(isKept ? RECEIVED : REFUSED, location.origin), 303);
}
