import { cpSync } from 'node:fs';
import { build } from 'vite';
import { serveBuild } from '../lib/builtSite.mjs';
import { ROOT } from '../lib/run.mjs';
import { toolsOf } from '../lib/tools.mjs';
import { site } from './dataset.mjs';
import { print, ratioLine } from './figures.mjs';
import { SLOW_4G, THROTTLING } from './firstView.mjs';
import { serveFloors } from './floors.mjs';
import { installPainted } from './painted.mjs';
import { fillStorage, signIn } from './session.mjs';

/** @typedef {import('playwright').Page} Page */

const RUNS = Number(process.env['RUNS'] ?? 5);
const APPLICATIONS = 100;
const LIMIT = 1.2;
const ROWS = '[role=grid] [role=row], tbody tr';
const peer = toolsOf('scripts/bench/peer', 'bench-peer');

/** react-admin with the same list, or nothing where it cannot be installed. */
async function servePeer() {
  if (!(await peer.install())) {
    print('The peer (react-admin) could not be installed: not measured');
    return undefined;
  }
  cpSync(`${ROOT}scripts/bench/peer`, peer.folder, { recursive: true });
  cpSync(`${ROOT}vite/precompress.ts`, `${peer.folder}precompress.ts`);
  await build({ root: peer.folder });
  return serveBuild(`${peer.folder}dist`);
}

/**
 * A page whose browser holds the applications, and no worker to fetch anything ahead.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {string} blank a file of the origin that starts nothing
 * @param {Record<string, unknown>} values
 */
async function openWith(browser, baseURL, blank, values) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(installPainted);
  const page = await context.newPage();
  await page.goto(blank);
  await fillStorage(page, values);
  return page;
}

/**
 * From the address of a list to its painted rows, with nothing cached.
 * @param {Page} page
 * @param {string} path
 */
async function coldRows(page, path) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
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
 * The administrator's list on a device that has fetched nothing yet, on slow 4G, beside the same
 * rows by the bare libraries, and by a peer, taken in turn.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 */
export async function measureColdList(browser, baseURL) {
  const floors = await serveFloors();
  const peerSite = await servePeer();
  const { visaApplications } = site(APPLICATIONS);
  const product = await openWith(browser, baseURL, '/favicon.svg', site(APPLICATIONS));
  await signIn(product);
  const floor = await openWith(browser, floors.baseURL, '/static.html', { visaApplications });
  const peerPage =
    peerSite &&
    (await openWith(browser, peerSite.baseURL, '/vite.config.js', {
      peer: { applications: visaApplications },
    }));
  /** @type {number[]} */
  const measured = [];
  /** @type {number[]} */
  const bare = [];
  /** @type {number[]} */
  const others = [];
  for (let run = 0; run < RUNS; run += 1) {
    measured.push(await coldRows(product, '/admin/dashboard/applications'));
    bare.push(await coldRows(floor, '/list.html'));
    if (peerPage) others.push(await coldRows(peerPage, '/#/applications'));
  }
  const title = `cold, on slow 4G at ${THROTTLING}x CPU, to painted rows, against the bare libraries`;
  print(ratioLine(`Applications, ${title}`, measured, bare, LIMIT));
  if (peerPage) print(ratioLine(`The same list by react-admin, ${title}`, others, bare));
  for (const page of [product, floor, peerPage]) await page?.context().close();
  floors.close();
  peerSite?.close();
}
