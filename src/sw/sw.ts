import { isSharingEnabled, storeReceived } from '@/lib/browser/received';
import { PUBLICATION_PATH, WITHOUT_WORKER } from '@/config';
import { isFilePath, pageAddress } from '@/lib/browser/siteAddress';
import { isRecord } from '@/lib/json';
import { type ListedFile, siteCache } from './siteCache';

/** The path of the manifest's share target. */
export const SHARE_ADDRESS = '/counter/received';
const MAX_FILES = 8;
const MAX_BYTES = 256 * 1024 * 1024;

/** The files of a share request, or its texts as one file. */
async function filesOf(request: Request): Promise<File[]> {
  const fields = [...(await request.formData()).values()];
  const files = fields.filter((field) => typeof field !== 'string').filter(({ size }) => size > 0);
  const text = fields.filter((field) => typeof field === 'string').join('\n');
  return files.length > 0 || text.trim() === '' ? files : [new File([text], 'text.txt')];
}

async function keep(request: Request): Promise<boolean> {
  // A web page that hides its referrer looks like the system's share sheet, so the counter never
  // opens shared files by itself.
  const { referrer } = request;
  const isForeign = /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin;
  if (isForeign || !(await isSharingEnabled())) return false;
  const files = await filesOf(request);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > MAX_FILES || bytes > MAX_BYTES) return false;
  await storeReceived(files, 'shared');
  return true;
}

/** Stores what another app shares, if this browser is a counter, and redirects to the counter. */
export async function receiveShared(request: Request): Promise<Response> {
  const isKept = await keep(request).catch((error: unknown) => {
    // The form is truncated, or storage is full.
    console.warn('What was shared could not be kept:', error);
    return false;
  });
  return Response.redirect(`${location.origin}/counter?received${isKept ? '' : '=refused'}`, 303);
}

interface SiteWorkerScope extends ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly ListedFile[];
}
declare const self: SiteWorkerScope;

const isWithout = import.meta.env.MODE === WITHOUT_WORKER;
const site = siteCache(isWithout ? [] : self.__WB_MANIFEST);

async function wanted() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return site.wanted(windows.map(({ url }) => new URL(url).pathname));
}

async function install(): Promise<void> {
  if (isWithout) return self.skipWaiting();
  if (!(await site.keep((await wanted()).used))) throw new Error('Not every file was kept.');
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(site.isOld);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (isWithout) await self.registration.unregister();
  // Controls the page of the first visit, too.
  else await self.clients.claim();
}

/** Reports to the page of this entry whether all files in use are cached, then caches all. */
async function tellState(entry: unknown, port: MessagePort | undefined): Promise<void> {
  const { used, all } = await wanted();
  const isComplete = await site.keep(used);
  port?.postMessage({ isComplete, isCurrent: site.listed.has(String(entry)) });
  await site.keep(all);
}

/** Responds with a cached page, else from the network, else with the offline page. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const sentence = async () => (await site.kept('/offline.html')) ?? Response.error();
  return (await site.keptPage(path)) ?? fetch(request).catch(sentence);
}

/** The office's publication is never cached; without a network or a file the response is empty. */
async function answerPublication(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok === true ? answer : new Response(null, { status: 204 });
}

async function answerFile(request: Request, file: ListedFile, path: string): Promise<Response> {
  // A page refetches a corrupt file this way; a browser with its cache disabled, every file.
  const isAgain = request.cache === 'reload';
  const fresh = isAgain && (await site.fetchFile(file, 'reload').catch(() => undefined));
  return fresh || ((await site.kept(path)) ?? fetch(request));
}

// A new version waits until every tab is closed, or the user accepts the update.
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isRecord(message)) return;
  if (message['type'] === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message['type'] === 'STATE') event.waitUntil(tellState(message['entry'], event.ports[0]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isWithout || origin !== location.origin) return;
  const file = site.listed.get(pathname);
  const isPage = request.mode === 'navigate' && !isFilePath(pageAddress(pathname));
  if (request.method === 'POST' && pathname === SHARE_ADDRESS)
    event.respondWith(receiveShared(request));
  if (request.method !== 'GET') return;
  if (pathname === PUBLICATION_PATH) event.respondWith(answerPublication(request));
  else if (isPage) event.respondWith(answerPage(request, pathname));
  else if (file) event.respondWith(answerFile(request, file, pathname));
});
