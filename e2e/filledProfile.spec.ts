import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { rowsOf } from './database';
import { expect, openSignedIn, test as base } from './test';

/*
 * A browser that version 0.1.0 of 2026-11-28 filled: 302 applications, one of them with documents
 * and one accepted and decided at its counter, a message, an edited site in English and Arabic, the
 * mail password, a publication, a joined folder, and drafts of an application, a message and a page.
 */
const FILLED = new URL('fixtures/filledProfile.json.gz', import.meta.url);
/** Its origin, whose port is part of the names of its files. */
const ORIGIN = 'http://localhost';

const test = base.extend<{ filled: Page }>({
  filled: async ({ baseURL, launchOptions: { args = [] }, launchProfile }, provide, testInfo) => {
    const profile = testInfo.outputPath('profile');
    const files: unknown = JSON.parse(gunzipSync(await readFile(FILLED)).toString());
    for (const [path, bytes] of Object.entries(Object(files))) {
      const target = join(profile, 'Default', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, Buffer.from(String(bytes), 'base64'));
    }
    const { host } = new URL(baseURL ?? '');
    const rule = `MAP localhost:80 ${host.replace('localhost', '127.0.0.1')}`;
    await provide(
      await launchProfile({ baseURL: ORIGIN, args: [...args, `--host-resolver-rules=${rule}`] }),
    );
  },
});

test('what an earlier version stored is all there', async ({ filled: page }) => {
  await test.step('for visitors', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Harbour Visas');
    await expect(page.getByRole('heading', { name: 'Edited after joining' })).toBeVisible();
    await page.goto('/fees-of-the-office');
    await expect(page.getByRole('heading', { name: 'Fees of the office' })).toBeVisible();
    await page.goto('/ar/');
    await expect(page.getByRole('banner')).toContainText('Harbour Visas');
  });

  await test.step('drafts of a message and of an application', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a message');
    await page.goto('/apply');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('photo.png').first()).toBeVisible();
  });

  await test.step('for the administrator', async () => {
    await openSignedIn(page, '/admin/dashboard/overview');
    await expect(page.getByRole('link', { name: /Total Applications/ })).toContainText('302');
    await page.goto('/admin/dashboard/pages');
    await page.getByRole('button', { name: 'Create New Page' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A page not saved');
    await page.goto('/admin/counter?application=00000000');
    await page.goto('/admin/dashboard/settings?tab=email');
    await page.getByRole('tab', { name: /Email/ }).click();
    await expect(page.getByRole('textbox', { name: 'SMTP Password' })).toHaveValue('mail secret');
    await page.goto('/admin/dashboard/profile#counters');
    // Its folder is of an earlier version: what it had joined is over, and its content is all here.
    await expect(
      page.getByText('The office’s folder is of an earlier version of this site'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This counter is Reception' })).toHaveCount(0);
  });

  await test.step('which publication it has made', async () => {
    expect(await rowsOf(page, 'publicationState')).toMatch(
      /"known":\["[\da-f-]{36}"\].*"publishedAt"/,
    );
  });

  await test.step('documents, the decision and its private note', async () => {
    expect(await rowsOf(page, 'decisions')).toContain('Approved');
    expect(await rowsOf(page, 'steps')).toContain('Seen the passport');
    await page.goto('/admin/dashboard/applications');
    await page.getByRole('searchbox').fill('Amal Haddad Tourist');
    await page
      .getByRole('button', { name: /^View|Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('passport.pdf');
  });
});
