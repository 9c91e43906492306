import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { page as pageEntry, post, section } from './entries';
import { publicPaths } from './routes';
import {
  expect,
  expectAllStarted,
  expectStarted,
  holdBack,
  notice,
  test,
  stored,
  fillMessage,
} from './test';

const PATHS = [...publicPaths, '/404'];

/** Notes, in each page that is loaded from now on, what a page rendered ahead of time consists of. */
async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // As tools round it to nothing: a label may grow by a pixel when its typeface comes late.
        if (Number(Reflect.get(entry, 'value')) < 0.0005) continue;
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources') ?? [];
        moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'stale', document.documentElement.dataset['stale']);
      Reflect.set(window, 'first', document.querySelector('main > *'));
    });
  });
}

/** Waits until the app hears what is done, and says whether it took over what was there. */
async function takenOver(page: Page) {
  await expectStarted(page);
  return page.evaluate(() => {
    const first: unknown = Reflect.get(window, 'first');
    return {
      isSame: first instanceof Element && first.isConnected,
      stale: String(Reflect.get(window, 'stale')),
      moved: Reflect.get(window, 'moved'),
    };
  });
}

/** Holds the app back in what is opened from now on, until the returned function is called. */
const holdApp = (page: Page) => holdBack(page, '**/assets/site-*');

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what others need to know @smoke', async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
      await expect(page).toHaveTitle(/.{5}/);
      // Of a message that was typed before, only the app can know.
      await expect(page.getByText('You have an unsent message')).toHaveCount(0);
      if (path === '/404') continue;
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
      expect(sitemap).toContain(`<loc>${await canonical.getAttribute('href')}</loc>`);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /png$/);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  });
});

test('without the app a page looks as it does with all styles', async ({ page, expectFaults }) => {
  expectFaults(/^(?:console|error): /);
  test.slow();
  const files = /\/assets\/.*\.(?:js|css)$/;
  for (const path of ['/', '/blog/three-days-in-dubai', '/404']) {
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('style[media]')).toHaveCount(0);
    const look = async () => {
      const pictures: Buffer[] = [];
      for (const media of [
        { media: 'print', colorScheme: 'light' },
        { media: 'screen', colorScheme: 'light' },
        { media: 'screen', colorScheme: 'dark' },
      ] as const) {
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (const animation of document.getAnimations()) animation.finish();
        });
        const picture = await page.screenshot({ fullPage: true });
        pictures.push(await sharp(picture).raw().toBuffer());
      }
      return pictures;
    };
    const own = await look();
    await page.unroute(files);
    const app = await page.locator('html').getAttribute('data-start');
    await page.addStyleTag({ url: /\S+\.css/.exec(app ?? '')?.[0] ?? '' });
    for (const [index, picture] of (await look()).entries()) {
      const before = own[index] ?? Buffer.alloc(0);
      expect(picture.length).toBe(before.length);
      // The corners of a button are not drawn the same to the pixel twice.
      expect(picture.filter((value, at) => value !== before[at]).length).toBeLessThan(100);
    }
  }
});

test('every page is taken over as it is, and nothing moves', async ({ page }) => {
  test.slow();
  await watchTakeOver(page);
  const all = [...PATHS, '/ar', '/ar/', '/ar/blog/'];
  for (const path of [...all, ...all]) {
    await page.goto(path);
    expect(await takenOver(page), path).toEqual({ isSame: true, stale: 'undefined', moved: [] });
    await expect(page.locator('title')).toHaveCount(1);
  }
});

test('a first visit waits for a file that is missing', async ({ page, expectFaults }) => {
  expectFaults(/^(?:console|error): /);
  const file = '**/assets/demoPosts-*.js';
  await page.route(file, (route) => route.fulfill({ status: 503 }));
  await page.goto('/blog');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const posts = page.getByRole('main').getByRole('link', { name: 'Three days in Dubai' });
  await expect(posts.first()).toBeVisible();
  await page.unroute(file);
  await retry.click();
  await expectStarted(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(posts.first()).toBeVisible();
});

test('the drawn permit stays while its code is on the way', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/HomeParts-*.js');
  await page.goto('/');
  await expectStarted(page);
  await expect(page.getByText('ENTRY PERMIT')).toBeVisible();
  letCome();
});

for (const path of ['/visa-types', '/blog'])
  test(`a first visit to ${path} stores what it shows`, async ({ page }) => {
    await watchTakeOver(page);
    await page.goto(path);
    await expectStarted(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
      .toEqual(['blogs', 'isDemoInitialized', 'menus', 'pages', 'sections', 'visaCards']);
    await page.waitForLoadState('networkidle');
    const shown = await page.getByRole('main').innerText();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'moved'))).toEqual([]);
    await page.reload();
    await expectStarted(page);
    // The days of decisions follow the start.
    await expect.poll(() => page.getByRole('main').innerText()).toBe(shown);
  });

test('a browser that reports no paint gets drawings and app', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/');
  await expect(page.locator('.wave-band').first()).toHaveCSS('mask-image', /url/);
  await expectStarted(page);
});

test('an administrator’s site is never preceded by the demo', async ({ page, store }) => {
  await watchTakeOver(page);
  await store({
    sections: [section({ title: 'Of our own' })],
    blogs: [post()],
    pages: [pageEntry()],
    settings: { siteName: 'Zayed Travel' },
  });
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeAttached();
  await expect(page.getByText('Dubai is two days')).toBeHidden();
  await expect(page.getByRole('banner').getByText('Dubai Visa')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Of our own' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Zayed Travel')).toBeVisible();
  expect(await takenOver(page)).toEqual({ isSame: false, stale: 'all', moved: [] });
  await expect(page.locator('title')).toHaveCount(1);
  await page.goto('/a-page');
  await expect(page.getByRole('heading', { name: 'Heading of a page' })).toBeVisible();
  await page.goto('/about');
  await expect(page).toHaveURL('/404');
});

test('what is typed before the app is kept, and sent once', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/contact');
  await fillMessage(page, { Name: 'Amal', Message: 'Typed before anything had started.' });
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await send.dispatchEvent('click');
  await send.dispatchEvent('click');
  // It looks as if it could not be pressed yet.
  await expect(send).toHaveCSS('opacity', '0.5');
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText('Your draft is saved on this device.')).toBeVisible();
  await expect(send).toHaveCSS('opacity', '1');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal');
  await send.click();
  await expect(notice(page, 'Message Sent Successfully!')).toBeVisible();
  expect(await stored(page, 'contactMessages')).toEqual([
    expect.objectContaining({ name: 'Amal', message: 'Typed before anything had started.' }),
  ]);

  const releaseTyping = await holdApp(page);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('Eve');
  releaseTyping();
  await expect(page.getByText('Your draft is saved on this device.')).toBeVisible();
  await page.keyboard.type('ry word');
  await expect(message).toHaveValue('Every word');
  await message.fill('');

  const releaseAgain = await holdApp(page);
  await page.goto('/track');
  await page.getByLabel('Tracking number').fill('DV000000');
  await page.keyboard.press('Enter');
  releaseAgain();
  await expect(page.getByRole('button', { name: 'Track' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Application Not Found')).toBeVisible();

  await page.goto('/apply', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /Transit/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Personal Details/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/track?number=DV000000'])
    test(`the menu of ${path} opens before the app is there, and stays open`, async ({ page }) => {
      const release = await holdApp(page);
      await page.goto(path);
      const toggle = page.getByRole('button', { name: 'Open menu' });
      await expect(toggle).toHaveAttribute('popovertarget', 'mobile-menu');
      await toggle.click();
      const close = page.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeVisible();
      release();
      await expectAllStarted(page);
      await expect(close).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
});

test('Back, pressed while the app takes a page over, leads back', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visa Types' })).toBeVisible();
  // The moment at which the app has taken the page for the one of the address.
  await page.addInitScript(() => {
    Object.defineProperty(window, '__TSR_ROUTER__', {
      set: () => {
        if (sessionStorage.getItem('pressed') === null) history.back();
        sessionStorage.setItem('pressed', 'true');
      },
    });
  });
  // To the browser, what is loaded again is still one document with the page before it.
  await page.reload();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('who moves on before the footer comes keeps both menus', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/(?:data|footer)-/);
  await page.goto('/');
  await expectStarted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Track' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Track/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  release();
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Track' });
  await expect(inFooter).toHaveAttribute('aria-current', 'page');
  await page.waitForFunction(() => localStorage.getItem('menus') !== null);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
});

test('an address without a page says Loading... meanwhile', async ({ page, store }) => {
  await store({ pages: [pageEntry()] });
  const release = await holdApp(page);
  await page.goto('/a-page', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('alert').getByText('is taking longer than usual')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Heading of a page' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visa clicked while React takes over stays chosen', async ({ page }) => {
  // React works in messages to itself: until they come, a press makes it take over at once.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its port
    const { postMessage: sendNow } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
      if (isHeld) waiting.push(() => sendNow.call(this, message));
      else sendNow.call(this, message);
    };
    addEventListener('let-go', () => {
      isHeld = false;
      for (const send of waiting) send();
    });
  });
  await page.goto('/apply');
  const visa = page.getByRole('radio', { name: /Business Visa/ });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ApplyContent-')),
  );
  await page.waitForLoadState('networkidle');
  // As assistive technology does it: no pointer comes before.
  await visa.dispatchEvent('click');
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expectAllStarted(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await expect(visa).toBeChecked();
});

test.describe('where an extension has changed the page before the start', () => {
  // React reports that it renders the part anew.
  test.beforeEach(({ expectFaults }) => expectFaults(/Minified React error #418/));

  const addBeside = (page: Page, selector: string) =>
    page.evaluate((beside) => {
      document.querySelector(beside)?.after(document.createElement('font'));
    }, selector);

  test('what was typed is kept', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const typed = { Name: 'Ann', Email: 'ann@example.com', Subject: 'Hi', Message: 'Hello' };
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Message').waitFor();
    await addBeside(page, 'main input[name=name]');
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    release();
    await expectAllStarted(page);
    for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
  });

  test('a visa that was chosen is kept', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/apply', { waitUntil: 'commit' });
    const visa = page.getByRole('radio', { name: /Business Visa/ });
    await visa.waitFor();
    await addBeside(page, 'main input[type=radio]');
    await visa.check();
    release();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    await expect(visa).toBeChecked();
  });
});
