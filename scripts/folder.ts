import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, expect as impatient, type Page } from 'playwright/test';
import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import { rowsOf } from '../e2e/database';
import { stored, writeSession } from '../e2e/test';
import { screen } from './engines/webkit.ts';
import { findBrowser } from './lib/browser.mjs';
import { freePort } from './lib/port.mjs';
import { requireBuild, serveBuild } from './lib/site.ts';

/*
 * A working day of three counters: three real Syncthing daemons on the loopback interface, three
 * real Chromium windows, one folder each. npm run test:folder
 */
const PROGRAMS = ['syncthing', 'xdotool', 'Xvfb'];
const COUNTERS = ['Reception', 'Counter 2', 'Office'];
const WATCH_DELAY_S = 1;
const PANEL = '/admin/dashboard/profile#counters';
const PATIENCE_MS = 120_000;
const LISTS = ['pages', 'blogs', 'sections', 'visaCards', 'visaApplications', 'menus'];

const home = mkdtempSync(`${tmpdir()}/counters-`);
const children: ChildProcess[] = [];
const windows: Counter[] = [];
const folderOf = (at: number) => `${home}/folder${String(at)}`;

const step = (text: string) => console.log(`- ${text}`);
const expect = impatient.configure({ timeout: PATIENCE_MS });

/** Calls the REST API of a counter's Syncthing, which listens on the loopback interface only. */
async function ask(port: number, path: string, method = 'GET'): Promise<unknown> {
  const headers = { 'X-API-Key': 'loopback' };
  const answer = await fetch(`http://127.0.0.1:${String(port)}/rest/${path}`, { headers, method });
  return answer.headers.get('content-type')?.includes('json') === true ? answer.json() : undefined;
}

interface Daemon {
  readonly port: number;
  readonly id: string;
}

/** Starts one Syncthing for each folder, all connected. */
async function synchronisers(): Promise<readonly Daemon[]> {
  const ports: number[] = [];
  for (let next = 22_300; ports.length < 2 * COUNTERS.length; next = (ports.at(-1) ?? next) + 1)
    ports.push(await freePort(next));
  const daemons = COUNTERS.map((_, at) => {
    const own = `--home=${home}/syncthing${String(at)}`;
    mkdirSync(`${folderOf(at)}/.stfolder`, { recursive: true });
    spawnSync('syncthing', ['generate', own, '--no-default-folder', '--skip-port-probing']);
    const id = spawnSync('syncthing', [own, '--device-id'], { encoding: 'utf8' }).stdout.trim();
    return { id, port: ports[at] ?? 0, listens: ports[COUNTERS.length + at] ?? 0 };
  });
  for (const [at, { port, listens }] of daemons.entries()) {
    const off = ['globalAnnounce', 'localAnnounce', 'relays', 'nat']
      .map((name) => `<${name}Enabled>false</${name}Enabled>`)
      .join('');
    writeFileSync(
      `${home}/syncthing${String(at)}/config.xml`,
      `<configuration version="36"><folder id="office" path="${folderOf(at)}" type="sendreceive" rescanIntervalS="60" fsWatcherEnabled="true" fsWatcherDelayS="${String(WATCH_DELAY_S)}">${daemons.map(({ id }) => `<device id="${id}"></device>`).join('')}</folder>${daemons.map((each) => `<device id="${each.id}"><address>tcp://127.0.0.1:${String(each.listens)}</address></device>`).join('')}<gui enabled="true"><address>127.0.0.1:${String(port)}</address><apikey>loopback</apikey></gui><options><listenAddress>tcp://127.0.0.1:${String(listens)}</listenAddress>${off}<stunServer></stunServer><startBrowser>false</startBrowser><urAccepted>-1</urAccepted><autoUpgradeIntervalH>0</autoUpgradeIntervalH><crashReportingEnabled>false</crashReportingEnabled><reconnectionIntervalS>2</reconnectionIntervalS></options></configuration>`,
    );
    const args = ['serve', `--home=${home}/syncthing${String(at)}`, '--no-browser', '--no-restart'];
    const env = { ...process.env, STNODEFAULTFOLDER: '1', STNOUPGRADE: '1' };
    children.push(spawn('syncthing', args, { env, stdio: 'ignore' }));
  }
  for (const { port } of daemons)
    await expect(async () => {
      const text = JSON.stringify(await ask(port, 'system/connections'));
      expect(text.split('"connected":true').length).toBeGreaterThanOrEqual(COUNTERS.length);
    }).toPass({ timeout: PATIENCE_MS });
  return daemons;
}

interface Counter {
  readonly page: Page;
  readonly display: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** A separate browser window on its own virtual screen, signed in. */
async function openWindow(baseURL: string, at: number, profile: string): Promise<Counter> {
  const { child, display } = await screen();
  children.push(child);
  const executablePath = await findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    headless: false,
    baseURL,
    args: ['--no-sandbox', '--hide-crash-restore-bubble'],
    env: { ...process.env, DISPLAY: display },
  });
  const [page = await context.newPage()] = context.pages();
  // A new title changes the address. The first time, the site asks about the links in the menus.
  const links = page.getByRole('alertdialog', { name: 'Change the links too?' });
  await page.addLocatorHandler(links, () =>
    links.getByRole('button', { name: 'Leave as it is' }).click(),
  );
  await page.goto('/favicon.svg');
  await writeSession(page);
  await page.goto(PANEL);
  const counter = { page, display, folder: folderOf(at), close: () => context.close() };
  windows.push(counter);
  return counter;
}

/**
 * Presses *Allow*, then *Allow on every visit* in the browser's prompts for a folder. With the
 * mouse, as keys do not reach all prompts without a window manager; it may hit nothing.
 */
function allow(display: string): void {
  // The second prompt first, because a press beside it would refuse it.
  for (const [x, y] of [
    ['291', '349'],
    ['801', '212'],
  ] as const)
    spawnSync('xdotool', ['mousemove', x, y, 'click', '1'], {
      env: { ...process.env, DISPLAY: display },
    });
}

/** Drops the folder on the page and grants the browser write access. */
async function join({ page, display, folder }: Counter, name: string): Promise<void> {
  const target = page.getByText('or drop a folder here.');
  const field = page.getByLabel('Name of this counter');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x, y, data });
    await expect(async () => {
      allow(display);
      await expect(field).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  }).toPass({ timeout: PATIENCE_MS });
  await field.fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Counters: in sync')).toBeVisible();
}

/** Grants access again: the browser asks for the folder after each restart. */
async function rejoin({ page, display }: Counter): Promise<void> {
  await show(page, 'Profile');
  await page.getByRole('tab', { name: 'Office' }).click();
  await page.getByRole('tab', { name: 'Counters' }).click();
  const inStep = page.getByText('Counters: in sync');
  await expect(async () => {
    if (await inStep.isHidden()) await page.getByRole('button', { name: 'Allow' }).click();
    await expect(async () => {
      allow(display);
      await expect(inStep).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }).toPass({ timeout: PATIENCE_MS });
}

/** Goes to a screen by its link, because loading a page in a tab makes the browser ask again. */
const show = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

/** Changes one field of a page. */
async function edit(page: Page, title: string, field: string, text: string): Promise<void> {
  await show(page, 'Pages');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  if (field === 'Meta Title') await page.getByText('Search engines', { exact: true }).click();
  await page.getByLabel(field, { exact: true }).fill(text);
  const save = page.getByRole('button', { name: 'Save' });
  // Waits until no notice of the last save covers the button.
  await save.click({ trial: true });
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The title of the first page. */
async function titleNow(page: Page): Promise<string> {
  await show(page, 'Pages');
  const button = page.getByRole('button', { name: /^Edit / }).first();
  return ((await button.getAttribute('aria-label')) ?? '').replace('Edit ', '');
}

/** Opens a handed-over application on the Counter screen. */
async function open(page: Page, digits: string): Promise<void> {
  await show(page, 'Overview');
  await show(page, 'Counter');
  await page.getByLabel(/^Scan a/).fill(digits);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

async function choose(page: Page, status: string): Promise<void> {
  await page.getByRole('radio', { name: status }).check();
  if (status === 'Rejected') await page.getByLabel(/^Note/).fill('The photo is unusable.');
  await page.getByRole('button', { name: 'Sign decision', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign decision', exact: true })).toBeHidden();
}

async function decide(page: Page, digits: string, status: string): Promise<void> {
  await open(page, digits);
  await page.getByRole('button', { name: 'Accept' }).click();
  await choose(page, status);
}

/** The shared content of a counter, with the records of each list in a fixed order. */
const contentOf = (page: Page) =>
  Promise.all(
    LISTS.map(async (key) => {
      const value = await stored(page, key);
      return Array.isArray(value) ? value.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value;
    }),
  );

/** Waits until all counters have the same content and know these decisions. */
async function expectEqual(counters: readonly Counter[], words: readonly string[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(counters.map(({ page }) => contentOf(page)));
    for (const each of others) expect(each).toEqual(first);
    const decisions = await Promise.all(counters.map(async ({ page }) => rowsOf(page, 'stamps')));
    for (const word of words) for (const known of decisions) expect(known).toContain(word);
  }).toPass({ timeout: PATIENCE_MS });
}

async function day(baseURL: string): Promise<void> {
  const daemons = await synchronisers();
  step('three Syncthing daemons are connected');
  const counters: Counter[] = [];
  for (const [at, name] of COUNTERS.entries()) {
    const counter = await openWindow(baseURL, at, `${home}/profile${String(at)}`);
    counters.push(counter);
    await join(counter, name);
    step(`${name} has joined by a dropped folder`);
  }
  const [one, two, three] = counters;
  if (!one || !two || !three) throw new Error('There are no three counters.');
  const { usual, longArabic } = vectors.applications;
  const words = ['Approved'];

  await decide(one.page, usual.digits, 'Approved');
  await show(two.page, 'Applications');
  await expect(two.page.getByRole('row', { name: /DV482913.*Approved/ })).toBeVisible();
  step('an application that Reception took over and approved is at Counter 2');

  await show(two.page, 'Pages');
  const title = 'Edited';
  await edit(one.page, await titleNow(two.page), 'Title', title);
  await expect(two.page.getByText(title, { exact: true })).toBeVisible();
  step('what Reception saves appears on the screen of Counter 2');

  const cutOff = daemons[2]?.port ?? 0;
  await ask(cutOff, 'system/pause', 'POST');
  await edit(one.page, title, 'Title', 'Title by Reception');
  await edit(three.page, title, 'Title', 'Title by Office');
  await edit(three.page, 'Title by Office', 'Meta Title', 'Meta title by Office');
  await decide(one.page, longArabic.digits, 'Approved');
  await decide(three.page, longArabic.digits, 'Rejected');
  words.push('Rejected');
  await ask(cutOff, 'system/resume', 'POST');
  await expectEqual(counters, words);
  await expect.poll(() => titleNow(two.page)).toMatch(/^Title by (?:Reception|Office)$/);
  step('a counter was cut off, two edited one field: all equal, both decisions known everywhere');
  await open(two.page, longArabic.digits);
  await expect(two.page.getByText(/^Two counters decided differently: /)).toContainText(
    'Approved at Reception',
  );
  await expect(two.page.getByText(/^Two counters decided differently: /)).toContainText(
    'Rejected at Office',
  );
  await choose(two.page, 'Approved');
  await expectEqual(counters, words);
  step('an application that two took over and decided apart is one, settled at Counter 2');

  await three.close();
  const [own, copied] = ['profile2', 'profile3'].map((name) => `${home}/${name}`);
  if (own === undefined || copied === undefined) return;
  cpSync(own, copied, { recursive: true });
  const again = await openWindow(baseURL, 2, own);
  const copy = await openWindow(baseURL, 2, copied);
  const theirs = await titleNow(one.page);
  await edit(again.page, theirs, 'Title', 'Title by Office again');
  await edit(copy.page, theirs, 'Title', 'Title by its copy');
  for (const each of [again, copy]) await rejoin(each);
  const all = [one, two, again, copy];
  await expectEqual(all, words);
  step('a copied profile, with edits of its own under the same name: all equal');

  for (const name of readdirSync(folderOf(0)))
    if (!name.startsWith('.')) rmSync(`${folderOf(0)}/${name}`, { recursive: true });
  await show(one.page, 'Profile');
  await one.page.getByRole('tab', { name: 'Office' }).click();
  await one.page.getByRole('tab', { name: 'Counters' }).click();
  await expect(one.page.getByText('The folder is suddenly empty.')).toBeVisible();
  await one.page.getByRole('button', { name: /^Yes, this is the right folder/ }).click();
  await expect(one.page.getByText('Counters: in sync')).toBeVisible();
  await edit(one.page, await titleNow(one.page), 'Title', 'After the folder was emptied');
  await expectEqual(all, words);
  step('a folder that was emptied is filled again: all equal, no decision is missing');
}

const missing = PROGRAMS.filter((name) => spawnSync(name, ['-version']).error !== undefined);
if (missing.length > 0) {
  console.error(`Not here: ${missing.join(', ')}. Install syncthing, xdotool and xvfb.`);
  // The conventional exit code of a skipped test.
  process.exit(77);
}
await requireBuild();
const site = await serveBuild();
try {
  await day(site.baseURL);
} catch (error) {
  for (const [at, { page }] of windows.entries())
    await page.screenshot({ path: `.cache/folder-${String(at)}.png` }).catch(() => undefined);
  throw error;
} finally {
  for (const { close } of windows) await close();
  for (const child of children) child.kill();
  site.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
