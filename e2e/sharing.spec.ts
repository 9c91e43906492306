import type { Page } from 'playwright/test';
import { fillAll, submit } from './applyForm';
import { expect, test, download } from './test';

/** A browser that shares files of these types, each attempt ending as `window.ending` says. */
async function withSharing(page: Page, types: readonly string[]): Promise<void> {
  await page.addInitScript((allowed) => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => allowed.includes(type)),
      share: async ({ files = [] }: ShareData) => {
        for (const file of files) shared.push(`${file.name}: ${(await file.text()).slice(0, 10)}`);
        const ending: unknown = Reflect.get(window, 'ending');
        if (typeof ending === 'string') throw new DOMException('', ending);
      },
    });
  }, types);
}

const sharedFiles = (page: Page) =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')));

const send = (page: Page) => page.getByRole('button', { name: 'Send it to our office' });

test('an application is shared as a text where files are refused', async ({ page }) => {
  await withSharing(page, ['text/plain']);
  await fillAll(page);
  await submit(page);
  const failed = page.getByText('Sharing did not work. Email it, or download the file.');
  const waiting = page.getByText('Your file is ready. Press the button once more.');
  const shareAgain = async (ending: string | undefined, times: number) => {
    await page.evaluate((name) => Reflect.set(window, 'ending', name), ending);
    await send(page).click();
    await expect
      .poll(async () => (await sharedFiles(page)).match(/DV\d{6}[\w-]*\.txt: -----BEGIN/g)?.length)
      .toBe(times);
  };
  await shareAgain('NotAllowedError', 1);
  await expect(waiting).toBeVisible();
  await shareAgain('NotAllowedError', 2);
  await expect(failed).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await shareAgain('AbortError', 3);
  await expect(failed).toHaveCount(0);
  await shareAgain('DataError', 4);
  await expect(failed).toBeVisible();
  expect((await download(page, 'Download application file')).suggestedFilename()).toMatch(
    /^DV\d{6}[\w-]*\.visa$/,
  );
});
