import { type BrowserContext, expect, type Page } from 'playwright/test';
import { openSignedIn, test as base } from './test';

/*
 * Counters of one office in separate browser contexts, whose folders are in their private file
 * systems; the test copies files between them like a synchroniser.
 */
export const PANEL = '/admin/dashboard/profile#counters';

/** Opens a signed-in counter in a browser of its own, whose folder picker returns this folder. */
export type OpenCounter = (values?: Readonly<Record<string, unknown>>) => Promise<Page>;

/** Tests of counters, which are closed at the end. */
export const test = base.extend<{ openCounter: OpenCounter }>({
  openCounter: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (values = {}) => {
      const context = await browser.newContext();
      contexts.push(context);
      await context.addInitScript(() => {
        Reflect.set(window, 'showDirectoryPicker', async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('office', { create: true }),
        );
      });
      const page = await context.newPage();
      await openSignedIn(page, PANEL, values);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens the counter, signed in without the login's delay. */
export async function enterCounter(page: Page): Promise<void> {
  await openSignedIn(page, '/admin/counter');
  await expect(page.getByLabel(/^Scan a code/)).toBeVisible();
}

/** The link of the code on show, as the button copies it. */
export async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Hands a text to the counter's one field: pasted, typed or by a scanner. */
export async function hand(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Scan a/).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Signs a decision about the open application. */
export async function decide(page: Page, status: string, note?: string): Promise<void> {
  await page.getByRole('radio', { name: status }).check();
  if (note !== undefined) await page.getByLabel(/^Note/).fill(note);
  await page.getByRole('button', { name: 'Sign decision', exact: true }).click();
}

/** Joins the folder; resolves when the counter is in sync. */
export async function joinFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await page.getByLabel('Name of this counter').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: `This counter is ${name}` })).toBeVisible();
  await expect(page.getByText('Counters: in sync')).toBeVisible();
}

/** The files of a counter's folder and those in it, in Base64 by path. */
function filesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('office', { create: true });
    const files: Record<string, string> = {};
    const read = async (directory: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const entry of directory.values())
        if (entry.kind === 'directory') await read(entry, `${path}${entry.name}/`);
        else if (!entry.name.endsWith('.crswap')) {
          const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer());
          let text = '';
          for (const byte of bytes) text += String.fromCharCode(byte);
          files[path + entry.name] = btoa(text);
        }
    };
    await read(folder, '');
    return files;
  });
}

export async function putFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('office', { create: true });
    for (const [path, base64] of all) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let within = folder;
      for (const each of names) within = await within.getDirectoryHandle(each, { create: true });
      const stream = await (await within.getFileHandle(name, { create: true })).createWritable();
      await stream.write(Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
      await stream.close();
    }
  }, Object.entries(files));
}

/** The counter that wrote each file, which is the first that had it. File names are unique. */
const writers = new Map<string, Page>();

/** Copies files to every counter like a synchroniser, each as its writer has it. */
export async function synchronise(...pages: readonly Page[]): Promise<void> {
  const all = new Map<Page, Record<string, string>>();
  for (const page of pages) all.set(page, await filesOf(page));
  for (const page of pages)
    for (const name of Object.keys(all.get(page) ?? {}))
      if (!writers.has(name)) writers.set(name, page);
  for (const page of pages) {
    const news = [...writers].flatMap(([name, writer]) => {
      const bytes = all.get(writer)?.[name];
      const isOwn = writer === page || bytes === all.get(page)?.[name];
      return isOwn || bytes === undefined ? [] : [[name, bytes] as const];
    });
    await putFiles(page, Object.fromEntries(news));
  }
}

/** Empties a counter's folder; a file that the app has open is removed once it is closed. */
export async function emptyFolder(page: Page): Promise<void> {
  await expect(() =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('office');
      for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true });
    }),
  ).toPass();
}

export const filesInFolder = async (page: Page) => Object.keys(await filesOf(page)).length;
