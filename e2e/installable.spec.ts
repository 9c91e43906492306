import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse-pwa';
import { chromium } from 'playwright/test';
import { expect, test } from './test';

/** Lighthouse waits for the network to be quiet, and a busy machine takes its time. */
test.setTimeout(180_000);

test('Lighthouse and Chromium find nothing against installing it, and its window has a way back', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  const site = baseURL ?? '';
  const profile = testInfo.outputPath('profile');
  // Installing needs a profile of its own: any other counts as a private window.
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--remote-debugging-port=0', `--app=${site}/track`],
  });
  try {
    const [appWindow] = context.pages();
    if (appWindow === undefined) throw new Error('There is no window.');
    await test.step('its window has a way back', async () => {
      const back = appWindow.getByRole('button', { name: 'Back', exact: true });
      await appWindow.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
      await expect(appWindow).toHaveURL(/apply/);
      await back.click();
      await expect(appWindow).toHaveURL(/track/);
      await back.click();
      await expect(appWindow).toHaveURL(`${site}/`);
      await expect(back).toHaveCount(0);
    });

    await test.step('Chromium finds no fault', async () => {
      const page = await context.newPage();
      await page.goto(site);
      const browser = await context.newCDPSession(page);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      const { url, errors } = await browser.send('Page.getAppManifest');
      expect({ installabilityErrors, errors }).toEqual({ installabilityErrors: [], errors: [] });
      expect(url).toBe(`${site}/manifest.webmanifest`);
      await page.close();
    });

    await test.step('Lighthouse gives 100', async () => {
      const [port] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
      const result = await lighthouse(`${site}/apply`, {
        port: Number(port),
        logLevel: 'error',
        onlyCategories: ['pwa'],
      });
      const audits = Object.values(result?.lhr.audits ?? {});
      expect(audits.filter(({ score }) => score === 0).map(({ id }) => id)).toEqual([]);
      expect(result?.lhr.categories['pwa']?.score).toBe(1);
    });
  } finally {
    await context.close();
  }
});
