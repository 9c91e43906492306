import { apply, readPassport } from './application.ts';
import { NotHere, until } from './commands.ts';
import { KEYS } from './page.ts';
import { paperRemark } from './paper.ts';
import type { Steps } from './walk.ts';

const PHONE = { width: 390, height: 844 };
const NEVER_VISITED = [
  ['/visa-types', 'Visa Types'],
  ['/blog/three-days-in-dubai', /three days in dubai/i],
  ['/track', /track/i],
  ['/no/such/page', 'Page Not Found'],
] as const;
const HOME_HEADING = 'Dubai is two days of paperwork away.';

const isDark = () => document.querySelector('[role=switch]')?.ariaChecked === 'true';
const hasTakenOver = () => document.documentElement.dataset['ready'] !== undefined;
/** Including deferred parts, such as the search. */
const hasAllStarted = () =>
  document.querySelector('html:not([data-ready]), [data-waiting]') === null;
const isReadyOffline = () => document.body.textContent?.includes('Ready to work offline');

export const VISITOR: Steps = {
  'the home page, taken over by the app, without an error': async ({ page, browser }) => {
    await page.open('/');
    await page.find('heading', HOME_HEADING);
    await page.holds('the app to take over', hasTakenOver);
    const errors = await browser.errors();
    if (errors === undefined) return 'the console cannot be read with this driver';
    if (errors.length > 0) throw new Error(errors.join('; '));
    return undefined;
  },
  'the service worker, ready to work offline': async ({ page }) => {
    await page.holds('the site to be ready offline', isReadyOffline);
  },
  'with the server gone, home again and addresses never visited': async ({ page, stopServer }) => {
    stopServer();
    await page.reload();
    await page.find('heading', HOME_HEADING);
    for (const [path, heading] of NEVER_VISITED) {
      await page.open(path);
      await page.find('heading', heading);
    }
  },
  'an application in three steps, dates typed key by key, two documents attached': apply,
  'the receipt on paper': paperRemark,
  'after a reload the receipt is there, and the application is found by its number': async ({
    page,
    number,
  }) => {
    await page.reload();
    await page.find('article', `Receipt ${number}`);
    await page.open('/track');
    await page.fill('Tracking number', number);
    await page.click('button', 'Track');
    await page.see('Tourist Visa - 30 Days');
  },
  'a photo of a passport read into the form, and taken back': readPassport,
  'a message': async ({ page }) => {
    await page.open('/contact');
    await page.fill('Name', 'Amal Haddad');
    await page.fill('Email', 'amal@example.com');
    await page.fill('Subject', 'A question');
    await page.fill('Message', 'Do I need a photo?');
    await page.click('button', 'Send Message');
    await page.see('Message Sent Successfully!');
  },
  'a page that is left while it writes, and shown again by Back, goes on writing': async ({
    page,
  }) => {
    await page.open('/contact');
    await page.holds('the app to take over', hasTakenOver);
    await page.fill('Message', 'Half');
    await page.evaluate(() => Reflect.set(window, 'isBefore', true));
    await page.open('/about');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.holds('it to be shown again', () => location.pathname === '/contact');
    if (!(await page.evaluate(() => 'isBefore' in window))) {
      await page.see('You have an unsent message');
      throw new NotHere('the engine made the page anew, which offers the draft');
    }
    await page.typeInto(await page.find('field', 'Message'), ' a question');
    await until('the draft', async () => {
      const drafts = await page.rowsOf('drafts');
      return JSON.stringify(drafts).includes('"Half a question"');
    });
    await page.holds('its lock', async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name?.startsWith('draft:message:'));
    });
    await page.open('/contact');
    await page.see('You have an unsent message');
  },
  'the search: opened by key, closed with Escape, the focus back where it was': async ({
    page,
  }) => {
    await page.open('/');
    await page.holds('the search to be there', hasAllStarted);
    const button = await page.find('button', 'Search');
    await page.evaluate((element) => element.focus(), button);
    await page.press(KEYS.enter);
    await page.find('dialog', 'Search this site');
    await page.holds(
      'the field to have the focus',
      () => document.activeElement?.role === 'combobox',
    );
    await page.press(KEYS.escape);
    await page.gone('dialog', 'Search this site');
    await page.holds('the focus to be back', () => document.activeElement?.ariaLabel === 'Search');
  },
  'the dark theme, kept after a reload': async ({ page }) => {
    await page.click('switch', 'Dark theme');
    await page.holds('the theme to be dark', isDark);
    await page.reload();
    await page.holds('the theme to be dark again', isDark);
  },
  'on a narrow screen: the menu under a finger': async ({ page, browser }) => {
    await browser.send('resize', PHONE);
    await page.open('/');
    await page.evaluate(() => {
      addEventListener('pointerdown', ({ pointerType }) => {
        document.documentElement.dataset['pointer'] = pointerType;
      });
    });
    await page.tap(await page.find('button', 'Open menu'));
    await page.tap(await page.find('link', 'Track Application'));
    await page.holds('the screen behind the menu', () => location.pathname === '/track');
    const [pointer, width] = await page.evaluate(() => [
      document.documentElement.dataset['pointer'],
      innerWidth,
    ]);
    const finger = pointer === 'touch' ? '' : `, the driver's finger is a ${String(pointer)}`;
    return `${String(width)} px wide${finger}`;
  },
  'the browser closed and opened again, still without a server: all is there': async ({
    page,
    browser,
    number,
  }) => {
    if (!browser.keeps) throw new NotHere('with its driver, this browser is a private window');
    await browser.restart();
    await page.open(`/track?number=${number}`);
    await page.see('Tourist Visa - 30 Days');
    await page.holds('the theme to be dark', isDark);
  },
};
