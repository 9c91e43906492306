import {
  type Browser,
  type BrowserContext,
  chromium,
  type Download,
  type FileChooser,
  expect,
  test as base,
  type Locator,
  type Page,
} from 'playwright/test';

/** Watches the pages of a browser context for faults that no test may cause. */
function watch(page: Page, origin: string, faults: string[]): void {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      faults.push(`request to another host: ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The message of a failed request does not contain its URL.
    const { url } = message.location();
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${url})`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Stored values by key: strings as they are, anything else as JSON. */
type Values = Readonly<Record<string, unknown>>;

/** Opens a file of the site's origin that does not start the app. */
export const openNothing = (page: Page) => page.goto('/favicon.svg');

/** Stores values as if before the first start. */
export async function storeBeforeDemo(page: Page, values: Values): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of entries)
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, Object.entries(values));
}

/** Stores values in place of the demo. */
export const storeValues: typeof storeBeforeDemo = (page, values) =>
  storeBeforeDemo(page, { isDemoInitialized: 'true', ...values });

/** A stored text. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A stored value, as JSON has it. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Chooses an action in the menu of a row. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  const item = page.getByRole('menuitem', { name: action });
  // On a slow machine the dialog before gives focus back after the press, which closes the menu,
  // and a menu takes no press while it opens.
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await item.click({ timeout: 2000 });
    await expect(item).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Stores what a login with the built-in account stores. */
export async function writeSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('adminUser', JSON.stringify({ username: 'admin', email: '', phone: '' }));
    localStorage.setItem('loginTime', String(Date.now()));
    localStorage.setItem('adminAuthenticated', 'true');
  });
}

/** Opens a page, with these values stored, signed in without the login's delay. */
export async function openSignedIn(page: Page, path: string, values?: Values): Promise<void> {
  await openNothing(page);
  if (values) await storeValues(page, values);
  await writeSession(page);
  await page.goto(path);
}

export const PASSWORD = 'dubai-visa-2026';

/** Logs in on the open login screen. */
export async function logIn(page: Page, username = 'admin', password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Changes the built-in password on the open profile screen. */
export async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

/** Chooses a file by a button that opens the browser's dialog. */
export async function chooseFile(
  page: Page,
  button: Locator | string,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await (typeof button === 'string' ? page.getByRole('button', { name: button }) : button).click();
  await (await chooser).setFiles(file);
}

/** What a press downloads. */
export async function download(page: Page, button: Locator | string): Promise<Download> {
  const saving = page.waitForEvent('download');
  await (typeof button === 'string' ? page.getByRole('button', { name: button }) : button).click();
  return saving;
}

/** Files with these names and texts, as they are dropped. */
export const transferOf = (page: Page, files: Readonly<Record<string, string>>) =>
  page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of all) transfer.items.add(new File([text], name));
    return transfer;
  }, Object.entries(files));

/** Repeats an action until it counts as activity, which the page records after the event. */
export async function expectActivity(page: Page, act: () => Promise<unknown>): Promise<void> {
  const since = await page.evaluate(() => Date.now());
  await expect(async () => {
    await act();
    const counted = await page.evaluate(() => /\bactivity=(\d+)/.exec(document.cookie)?.[1]);
    expect(Number(counted)).toBeGreaterThanOrEqual(since);
  }).toPass();
}

type ProfileOptions = Parameters<typeof chromium.launchPersistentContext>[1];

interface Fixtures {
  /**
   * Names faults that this test causes on purpose. Without, a test fails whose pages contact
   * another host, throw, log an error or open a dialog.
   */
  expectFaults: (...faults: readonly RegExp[]) => void;
  /**
   * Starts a browser on this test's own profile folder, with what it has kept there: installing,
   * restarting and the browser's own settings need one.
   */
  launchProfile: (options?: ProfileOptions) => Promise<Page>;
  /** Stores values before the app starts. */
  store: (values: Values) => Promise<void>;
  /** Opens a page, with these values stored. */
  visit: (path: string, values: Values) => Promise<void>;
  /** Opens a dashboard screen, with these values stored, signed in without the login's delay. */
  signedIn: (path?: string, values?: Values) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  expectFaults: [
    async ({ context, baseURL }, provide) => {
      const faults: string[] = [];
      const expected: RegExp[] = [];
      const { origin } = new URL(baseURL ?? '');
      context.on('page', (page) => watch(page, origin, faults));
      await provide((...more) => expected.push(...more));
      expect(faults.filter((fault) => !expected.some((each) => each.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  launchProfile: async ({ baseURL, launchOptions }, provide, testInfo) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
        ...launchOptions,
        ...(baseURL !== undefined && { baseURL }),
        ...options,
      });
      contexts.push(context);
      return context.pages()[0] ?? context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  store: async ({ page }, provide) => {
    await provide(async (values) => {
      await openNothing(page);
      await storeValues(page, values);
    });
  },
  visit: async ({ page, store }, provide) => {
    await provide(async (path, values) => {
      await store(values);
      await page.goto(path);
    });
  },
  signedIn: async ({ page }, provide) => {
    await provide(async (path = '/admin/dashboard/overview', values) => {
      await openSignedIn(page, path, values);
      // A dialog that the path opens may hide the screen from assistive technology.
      const main = page.getByRole('main', { includeHidden: true });
      await main.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    });
  },
});

/** What a visitor types into the form of the contact screen, by the label of the field. */
const MESSAGE = {
  Name: 'Amal Haddad',
  Email: 'amal@example.com',
  Subject: 'A question',
  Message: 'Do I need a photo?',
};

export async function fillMessage(
  page: Page,
  changes: Readonly<Partial<typeof MESSAGE>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...MESSAGE, ...changes }))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

const MOST_PRESSES = 60;

/** Moves the focus to a control by Tab, or backwards by Shift+Tab. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Opens another window; as a tab, it would throttle the first page to one frame per second. */
export async function newWindow(context: BrowserContext, path?: string): Promise<Page> {
  const browser = context.browser();
  const [first] = context.pages();
  const page = browser && first ? await openWindow(browser, first) : await context.newPage();
  if (path !== undefined) await page.goto(path);
  return page;
}

async function openWindow(browser: Browser, first: Page): Promise<Page> {
  const context = first.context();
  const ofPage = await context.newCDPSession(first);
  const { targetInfo } = await ofPage.send('Target.getTargetInfo');
  await ofPage.detach();
  const ofBrowser = await browser.newBrowserCDPSession();
  const opened = context.waitForEvent('page');
  await ofBrowser.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...(targetInfo.browserContextId !== undefined && {
      browserContextId: targetInfo.browserContextId,
    }),
  });
  await ofBrowser.detach();
  return opened;
}

/** Waits until the app handles events; before that, the browser itself follows links. */
export async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Waits until deferred parts, such as forms, handle events, too. */
export async function expectAllStarted(page: Page): Promise<void> {
  await expectStarted(page);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

/** Adds up, in each page that is loaded from now on, by how much its layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shifted = Number(Reflect.get(window, 'shifted'));
        Reflect.set(window, 'shifted', shifted + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

/** Delays these files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const isComing = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await isComing;
    await route.continue();
  });
  return letCome;
}

/** The visible notice with this text. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export { expect };
