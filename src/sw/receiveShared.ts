import { acceptsShared, keepReceived } from '../lib/browser/received';

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
  if (!(await acceptsShared())) return false;
  const files = await filesOf(request);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > MAX_FILES || bytes > MAX_BYTES) return false;
  await keepReceived(files);
  return true;
}

/**
 * Keeps what another app shares with this one for the counter to take; where this browser is no
 * counter, or too much came, nothing.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const isKept = await keep(request).catch((error: unknown) => {
    // A form that was cut off, or full storage.
    console.warn('What was shared could not be kept:', error);
    return false;
  });
  return Response.redirect(new URL(isKept ? RECEIVED : REFUSED, location.origin), 303);
}
