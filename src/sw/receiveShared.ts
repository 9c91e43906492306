import { isSharingEnabled, storeReceived } from '../lib/browser/received';

/** The manifest's share target. */
export const SHARE_ADDRESS = '/counter/received';
const MAX_FILES = 8;
const MAX_BYTES = 256 * 1024 * 1024;

/** The shared files, or the texts as one file. */
async function filesOf(request: Request): Promise<File[]> {
  const fields = [...(await request.formData()).values()];
  const files = fields.filter((field) => typeof field !== 'string').filter(({ size }) => size > 0);
  const text = fields.filter((field) => typeof field === 'string').join('\n');
  return files.length > 0 || text.trim() === '' ? files : [new File([text], 'text.txt')];
}

async function keep(request: Request): Promise<boolean> {
  // A page that hides its referrer looks like the system, so the counter opens nothing by itself.
  const { referrer } = request;
  const isForeign = /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin;
  if (isForeign || !(await isSharingEnabled())) return false;
  const files = await filesOf(request);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > MAX_FILES || bytes > MAX_BYTES) return false;
  await storeReceived(files, 'shared');
  return true;
}

/** Keeps what another app shares for the counter, if this browser is one, within the limits. */
export async function receiveShared(request: Request): Promise<Response> {
  const isKept = await keep(request).catch((error: unknown) => {
    // A truncated form, or full storage.
    console.warn('What was shared could not be kept:', error);
    return false;
  });
  return Response.redirect(`${location.origin}/counter?received${isKept ? '' : '=refused'}`, 303);
}
