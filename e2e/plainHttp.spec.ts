import { button } from './applyForm';
import { expect, test } from './test';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const { args = [] } = launchOptions;
    const rule = '--host-resolver-rules=MAP counter.test 127.0.0.1';
    await provide({ ...launchOptions, args: [...args, rule] });
  },
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'counter.test')),
});

test('over plain http each form says where it works', async ({ page, expectFaults }) => {
  // What the browser itself says of such an address.
  expectFaults(/Cross-Origin-Opener-Policy/);
  for (const path of ['/', '/about', '/track', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: /Apply/ }).first().click();
  const reason = page.getByText(/need a secure connection.*Open https:.*http:..localhost/);
  await expect(reason).toBeVisible();
  await expect(button(page, 'Next')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for Your Visa');
  for (const path of ['/apply', '/contact', '/admin', '/admin/dashboard/pages']) {
    await page.goto(path);
    await expect(reason).toBeVisible();
    await expect(page.getByText('on this device')).toHaveCount(0);
  }
});
