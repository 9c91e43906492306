import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import { rowsOf } from './database';
import { enterCounter } from './officeCounter';
import { expectReadyOffline, test } from './ownServer';
import { expect, chooseFile, logIn } from './test';

const FILE = Buffer.from(vectors.file.base64, 'base64');
const NAME = 'DV482913.visa';
const COUNTER = '/admin/counter';

/** What another app does when it shares files with this one. */
async function share(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ base64, files }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File([bytes], name));
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/counter/received';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'files';
      input.multiple = true;
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { base64: vectors.file.base64, files: names },
  );
}

/** The application with both of its documents, still to be accepted. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '(here)' })).toHaveCount(2);
}

test('a file is chosen, pasted and dropped at the counter', async ({ page }) => {
  await enterCounter(page);
  const choose = (buffer: Buffer) =>
    chooseFile(page, 'Choose a file', { name: NAME, mimeType: '', buffer });
  await choose(FILE);
  await expectRead(page);
  await choose(FILE.subarray(0, -1));
  await expect(page.getByRole('alert')).toHaveText('This file is damaged or was changed.');
  await expectRead(page);
  for (const kind of ['paste', 'drop']) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toHaveCount(0);
    await page.evaluate(
      ({ base64, type, name }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name));
        const options = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data });
        document.body.dispatchEvent(event);
      },
      { base64: vectors.file.base64, type: kind, name: NAME },
    );
    await expectRead(page);
  }
});

test('what is shared with the app waits for the counter', async ({ page, server }) => {
  await page.goto('/');
  await expectReadyOffline(page);
  await share(page, [NAME]);
  await expect(page.getByText(/^Nothing was received\./)).toBeVisible();
  await enterCounter(page);
  await server.stop();
  await page.goto('/');
  await share(
    page,
    Array.from({ length: 9 }, (_, index) => `${index}.visa`),
  );
  await expect(page.getByText(/^Nothing was received\./)).toBeVisible();
  await share(page, [NAME]);
  await expect(page).toHaveURL(COUNTER);
  // A web page may have sent it: it waits until somebody opens it.
  const offer = page.getByText(/^A file has come from another app or web page\./);
  const open = page.getByRole('button', { name: 'Open the file' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/');
  await share(page, [NAME]);
  await open.click();
  await expectRead(page);
  await expect(page.getByText(/^This came from another app/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^This came from another app/)).toHaveCount(0);

  await test.step('signed out, it waits', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    // What is shared later stands beside what waits.
    for (const name of [NAME, `later-${NAME}`]) {
      await page.goto('/');
      await share(page, [name]);
      await expect(page.getByText(/^A file for the counter has arrived\./)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Open at this counter' }).click();
    await logIn(page);
    await expect(page.getByText(/^2 files have come/)).toBeVisible();
    await open.click();
    await expectRead(page);
    await page.keyboard.press('Escape');
    await open.click();
    await expectRead(page);
    // Both were taken: there is no third one.
    await page.reload();
    await expect(page.getByLabel(/^Scan a code/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toHaveCount(0);
    await expect(open).toHaveCount(0);
  });
});

test('a file opened with the installed app comes to the counter without a network', async ({
  server,
  launchProfile,
}, testInfo) => {
  const page = await launchProfile();
  await page.goto('/');
  await expectReadyOffline(page);
  const browser = await page.context().newCDPSession(page);
  const manifestId = `${server.url}/`;
  await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  await enterCounter(page);
  await server.stop();
  const path = testInfo.outputPath(NAME);
  writeFileSync(path, FILE);
  // Into the window that is open, with whatever it shows.
  await page.goto('/visa-types');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.send('PWA.launchFilesInApp', { manifestId, files: [path] });
  await expect(page).toHaveURL(COUNTER);
  await expectRead(page);

  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Do I need a photo?');
  await expect.poll(() => rowsOf(page, 'drafts')).toContain('Do I need a photo?');
  const { digits } = vectors.applications.usual;
  await browser.send('PWA.launch', { manifestId, url: `${server.url}/counter#${digits}` });
  await expect(page).toHaveURL(COUNTER);
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(message).toHaveValue('Do I need a photo?');
});
