import type { Page } from 'playwright/test';
import { adminPaths, publicPaths } from './routes';
import { expect, test } from './test';

/** Collects what the content policy refuses on each page that is loaded from now on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        Reflect.apply(report, window, [`${event.violatedDirective} ${event.sample}`]);
    });
  });
  return violations;
}

test('no screen does what the policy refuses', async ({ page, signedIn }) => {
  const violations = await collectViolations(page);
  for (const path of [...publicPaths, '/404', '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await signedIn();
  for (const path of adminPaths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('screens that are fetched on the way obey it too @smoke', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'View Visa Types' }).click();
  await expect(page).toHaveURL('/visa-types');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Back to All Posts' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('writing HTML or making a second policy fails @smoke', async ({ page, expectFaults }) => {
  expectFaults(/TrustedHTML|TrustedScriptURL|Trusted Type|trusted-types/);
  await page.goto('/');
  const write = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  await expect(write).rejects.toThrow('TrustedHTML');
  const allow = page.evaluate(() => window.trustedTypes?.createPolicy('other', {}).name);
  await expect(allow).rejects.toThrow('createPolicy');
});
