import type { Page } from 'playwright/test';
import { application, page as pageEntry, post, section, visaCard } from './entries';
import { corruptionsOf } from '@test/storage/fakeCorruptions';
import { expect, expectAllStarted, expectStarted, test } from './test';
import { amount, report } from './torture/lab';

const screens = ['/', '/visa-types', '/apply', '/track', '/contact', '/blog', '/about'];
/** A screen takes a tenth of a second, and a busy machine five times as long. */
const MANY_PAGES_TIMEOUT_MS = 240_000;
const keys = [
  'settings',
  'pages',
  'blogs',
  'sections',
  'menus',
  'visaCards',
  'visaApplications',
  'contactMessages',
] as const;

const stored = [visaCard({ title: 'A card' })];
const corruptions = corruptionsOf(JSON.stringify(stored), stored);
/** So many of them in the short form, from the whole list; the data layer's own tests try each. */
const TRIED = amount('CORRUPTIONS', 7);
/** Characters that localStorage holds, less some for what the app itself notes. */
const ROOM = 5_000_000;
const step = Math.ceil(corruptions.length / TRIED);

/** The screens open one after the other: the first by its address, the others as Back opens them. */
async function expectScreensWork(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      if (index === 0) {
        await page.goto(path);
        await expectStarted(page);
      } else
        await page.evaluate((next) => {
          history.pushState(null, '', next);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
      await expect(page).toHaveURL(path);
      await expectScreenIsWhole(page);
    });
}

async function expectScreenIsWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('every screen works whatever every key holds, and reading destroys nothing', async ({
  page,
  store,
  expectFaults,
}) => {
  expectFaults(/Failed to parse data from localStorage/);
  test.setTimeout(MANY_PAGES_TIMEOUT_MS);
  for (const { name, text } of corruptions.filter((_, index) => index % step === 0))
    await test.step(name, async () => {
      const fitting = Math.max(1, Math.floor(ROOM / text.length));
      for (let first = 0; first < keys.length; first += fitting) {
        const holders = keys.slice(first, first + fitting);
        const texts = new Map(
          // Those that hold nothing come first, so that there is room for the others.
          [...keys.filter((key) => !holders.includes(key)), ...holders].map((key) => [
            key,
            holders.includes(key) ? text : '',
          ]),
        );
        await store(Object.fromEntries(texts));
        await expectScreensWork(
          page,
          screens.filter((screen) => screen !== '/about'),
        );
        const kept = await page.evaluate(
          (names) => names.map((key) => localStorage.getItem(key)),
          [...texts.keys()],
        );
        expect(kept).toEqual([...texts.values()]);
      }
    });
  report(
    `${TRIED} of ${corruptions.length} corruptions of each key on ${screens.length - 1} screens: 0 blank`,
  );
});

const hostile =
  '<img src=x onerror="alert(1)"><script>alert(2)</script><svg onload=alert(3)><a href="javascript:alert(4)">x</a><iframe srcdoc="<script>alert(5)</script>"></iframe>';
/** HTML, a long word, right-to-left text, emoji and control characters. */
const text = `${hostile}${'W'.repeat(300)} مرحبا بكم في دبي 👩‍👩‍👧‍👦🌴 \u202Eabc\u0000`;

test('with odd text in every field nothing runs, every screen works', async ({ page, store }) => {
  const link = 'javascript:alert(6)';
  const image = 'data:image/svg+xml,<svg onload="alert(7)">';
  await store({
    settings: {
      siteName: text,
      siteDescription: text,
      address: text,
      contactEmail: text,
      contactPhone: text,
      copyrightText: text,
      globalMetaTitle: text,
      globalMetaDescription: text,
      logoUrl: link,
      socialLinks: { facebook: link, linkedin: 'data:text/html,<script>alert(8)</script>' },
    },
    menus: {
      header: [{ id: '1', label: text, link, type: 'internal' }],
      footer: [{ id: '2', label: text, link: 'data:text/html,x', type: 'external' }],
    },
    sections: [
      section({
        title: text,
        description: text,
        imageUrl: image,
        buttonText: text,
        buttonLink: link,
      }),
    ],
    visaCards: [
      visaCard({
        title: text,
        duration: text,
        price: text,
        processing: text,
        features: [text],
        imageUrl: link,
      }),
    ],
    pages: [
      pageEntry({
        slug: 'about',
        title: text,
        content: `<h1>Title</h1>${text}`,
        metaTitle: text,
      }),
    ],
    blogs: [
      post({
        title: text,
        content: text,
        category: text,
        tags: text,
        imageUrl: link,
        metaDescription: text,
      }),
    ],
    visaApplications: [
      application({ visaType: text, status: text, firstName: text, submissionDate: text }),
    ],
  });
  await expectScreensWork(page, [...screens, '/blog/a-post', '/track?number=DV123456']);
  await expect(page.getByRole('region', { name: 'Tracking number' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('a[href]'),
        (link_) => link_.getAttribute('href') ?? '',
      ).filter((href) => /^(javascript|data|vbscript):/i.test(href)),
    ),
  ).toEqual([]);
});

test('the screens open with 5 MB stored', async ({ page, store }) => {
  const filler = 'x'.repeat(5_000);
  await store({
    blogs: Array.from({ length: 1_000 }, (_, index) =>
      post({ id: String(index), slug: `post-${index}`, content: `<p>${filler}</p>` }),
    ),
  });
  await expectScreensWork(page, ['/', '/blog/post-999', '/apply']);
});

test('a text that exceeds its field is told the limit beside it', async ({ page, signedIn }) => {
  await page.goto('/apply');
  await expectAllStarted(page);
  await page.getByRole('radio', { name: /Transit/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  const purpose = page.getByLabel('Purpose of Visit');
  await purpose.fill('A trade fair.');
  await expect(purpose).not.toHaveAccessibleDescription(/characters fit here/);
  await purpose.fill('f'.repeat(2_500));
  await expect(purpose).toHaveAccessibleDescription(/At most 2,000 characters fit here\./);
  await signedIn('/admin/counter?application=application-1', { visaApplications: [application()] });
  const note = page.getByLabel(/^Private note/);
  await note.fill('n'.repeat(1_001));
  await expect(page.getByText('At most 1,000 characters fit here.')).toBeVisible();
  await note.press('Backspace');
  await expect(page.getByText('At most 1,000 characters fit here.')).toHaveCount(0);
});

/** What a browser refuses when a person has blocked all of a site's data. */
const refusals = {
  localStorage: ['localStorage'],
  indexedDB: ['indexedDB'],
  'anything kept': ['localStorage', 'sessionStorage', 'indexedDB'],
};
for (const [refused, names] of Object.entries(refusals))
  test(`without ${refused} the site works, and says what is not kept`, async ({ page }) => {
    await page.addInitScript((properties) => {
      for (const property of properties)
        Object.defineProperty(window, property, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }, names);
    await expectScreensWork(page, ['/', '/visa-types', '/track', '/blog', '/about']);
    await expect(page.getByText(/This browser blocks/)).toHaveCount(
      // The journal alone keeps everything.
      refused === 'localStorage' ? 0 : 1,
    );
  });
