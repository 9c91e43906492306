import { page as pageEntry } from './entries';
import { expect, expectStarted, test } from './test';

const LINKS = [
  '/$slug',
  '/x/$',
  '/track?number=12345678901234567890',
  '/track?number=1e5&a=1&a=2',
  '/a page?q="x"#part',
  '',
];

test('a stored link is an address to the letter', async ({ page, visit }) => {
  await visit('/contact', {
    menus: {
      header: LINKS.map((link, index) => ({
        id: `${index}`,
        label: `Link ${index}`,
        link,
        type: 'internal',
      })),
      footer: [],
    },
  });
  await expectStarted(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  const anchors = nav.locator('.menu-bar a');
  expect(
    await anchors.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')),
  ).toEqual(LINKS);
  await expect(anchors.nth(5)).not.toHaveAttribute('aria-current');
  // An address without a page leads on to /404 at once.
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  for (const [index, link] of LINKS.slice(0, 4).entries())
    await test.step(link, async () => {
      await anchors.nth(index).click();
      await expect.poll(() => visited).toContain(new URL(link, page.url()).href);
    });
  await page.goto('/track?number=12345678901234567890');
  await expect(page.getByLabel('Tracking Number')).toHaveValue('12345678901234567890');
});

test('an accent in an address opens its page, however typed', async ({ page, store }) => {
  await store({
    pages: [
      pageEntry({ id: 'a', slug: 'caf\u00E9', content: '<h1>Coffee</h1>' }),
      pageEntry({ id: 'b', slug: 'the\u0301', content: '<h1>Tea</h1>' }),
    ],
  });
  for (const [address, heading] of [
    ['/cafe\u0301', 'Coffee'],
    ['/caf\u00E9', 'Coffee'],
    ['/th\u00E9', 'Tea'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
