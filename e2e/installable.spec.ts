import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse-pwa';
import { expect, test } from './test';

/** Lighthouse waits for the network to be quiet, and a busy machine takes its time. */
test.setTimeout(180_000);

test('Lighthouse and Chromium find nothing against installing it, and its window has a way back', async ({
  baseURL,
  launchOptions: { args = [] },
  launchProfile,
}, testInfo) => {
  const site = baseURL ?? '';
  const appWindow = await launchProfile({
    args: [...args, '--remote-debugging-port=0', `--app=${site}/track`],
  });
  const context = appWindow.context();
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
    const [port] = readFileSync(testInfo.outputPath('profile', 'DevToolsActivePort'), 'utf8').split(
      '\n',
    );
    const result = await lighthouse(`${site}/apply`, {
      port: Number(port),
      logLevel: 'error',
      onlyCategories: ['pwa'],
    });
    const audits = Object.values(result?.lhr.audits ?? {});
    expect(audits.filter(({ score }) => score === 0).map(({ id }) => id)).toEqual([]);
    expect(result?.lhr.categories['pwa']?.score).toBe(1);
  });
});
