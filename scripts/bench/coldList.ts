import { cpSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../lib/run.mjs';
import { serveBuild } from '../lib/site.ts';
import { benchPeer } from '../lib/tools.ts';
import { site } from './dataset.ts';
import { comparison, inTurn, runsOr } from './figures.ts';
import { preparedPage, slowDown } from './page.ts';

const APPLICATIONS = 100;
const LIMIT = 1.2;
const ROWS = '[role=grid] [role=row], tbody tr';

/** Serves react-admin with the same list; undefined if it cannot be installed. */
async function servePeer() {
  if (!(await benchPeer.install())) {
    console.log('The peer (react-admin) could not be installed: not measured');
    return undefined;
  }
  cpSync(`${ROOT}scripts/bench/peer`, benchPeer.folder, { recursive: true });
  cpSync(`${ROOT}vite/precompress.ts`, `${benchPeer.folder}precompress.ts`);
  await build({ root: benchPeer.folder });
  return serveBuild(`${benchPeer.folder}dist`);
}

/** Milliseconds from opening a list to its painted rows, with an empty cache. */
async function coldRows(page: Page, path: string) {
  const devTools = await slowDown(page, { network: true });
  await page.goto(path, { waitUntil: 'commit' });
  const painted = await page.evaluate(
    (rows) => window.painted(() => document.querySelectorAll(rows).length >= 5),
    ROWS,
  );
  await devTools.detach();
  await page.goto('about:blank');
  return painted;
}

/**
 * The administrator's list on a device without any cache, on slow 4G, compared with the same rows
 * rendered by the libraries alone, and by a peer; no service worker prefetches anything.
 */
export async function measureColdList(browser: Browser, baseURL: string): Promise<void> {
  await build({ configFile: `${ROOT}scripts/bench/floors/vite.config.ts` });
  const floors = await serveBuild(`${ROOT}.cache/bench-floors`);
  const peer = await servePeer();
  const store = site(APPLICATIONS);
  const { visaApplications } = store;
  const cold = { serviceWorkers: 'block' } as const;
  const product = await preparedPage(browser, { ...cold, baseURL, store, isSignedIn: true });
  const floor = await preparedPage(browser, {
    ...cold,
    baseURL: floors.baseURL,
    blank: '/nothing.txt',
    store: { visaApplications },
  });
  const other =
    peer &&
    (await preparedPage(browser, {
      ...cold,
      baseURL: peer.baseURL,
      blank: '/vite.config.js',
      store: { peer: { applications: visaApplications } },
    }));
  const { measured, bare, others } = await inTurn(runsOr(5), {
    measured: () => coldRows(product, '/admin/dashboard/applications'),
    bare: () => coldRows(floor, '/list.html'),
    others: () => (other ? coldRows(other, '/#/applications') : Promise.resolve(Number.NaN)),
  });
  const compare = comparison('cold');
  compare('Applications', measured, bare, { ratio: LIMIT });
  if (other) compare('The same list by react-admin', others, bare);
  for (const page of [product, floor, other]) await page?.context().close();
  floors.close();
  peer?.close();
}
