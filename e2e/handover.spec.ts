import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { button, fillAll, submitted } from './applyForm';
import { filmArguments, modulesOnScreen, writeFilm } from './film';
import { expectAdminKept, expectReadyOffline, test } from './ownServer';
import { expect, logIn } from './test';

const film = join(tmpdir(), `handover-${process.pid}.y4m`);
const AT_HAND = { module: 4, turned: 6, blur: 1 };

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...filmArguments(film)] }),
});

/** From a film that shows a code to what the code leads to, in milliseconds. */
async function scan(page: Page, start: () => Promise<void>, seen: () => Promise<void>) {
  const before = Date.now();
  await start();
  await seen();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return Date.now() - before;
}

test('from the wizard’s first screen to Approved, by two cameras and without a network', async ({
  browser,
  page: phone,
  server,
}, testInfo) => {
  const counter = await browser.newPage();
  await test.step('both have been here once; then the network is cut', async () => {
    await phone.goto('/');
    await counter.goto('/');
    await expectReadyOffline(phone);
    await expectAdminKept(counter);
    await server.stop();
  });

  const number = await test.step('the applicant applies with documents', async () => {
    await fillAll(phone);
    return submitted(phone);
  });
  const code = await modulesOnScreen(
    phone.getByRole('img', { name: /^The application as a code/ }),
  );

  await test.step('the counter scans the phone and takes it over', async () => {
    writeFilm(film, code, AT_HAND);
    // As its clerk does.
    await counter.goto('/admin');
    await logIn(counter);
    await counter.getByRole('link', { name: 'Counter', exact: true }).click();
    const took = await scan(
      counter,
      () => expect(counter.getByLabel('Picture of the camera')).toBeVisible(),
      () => expect(counter.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible(),
    );
    testInfo.annotations.push({
      type: 'from the film to the application',
      description: `${took} ms`,
    });
    await expect(counter.getByText(/The 2 documents are not included/)).toBeVisible();
    await counter.getByRole('button', { name: 'Accept' }).click();
    await counter.getByRole('radio', { name: 'Approved' }).check();
    await button(counter, 'Sign decision').click();
  });

  await test.step('the applicant scans the decision', async () => {
    const slip = counter.getByRole('img', { name: /^The decision as a code/ });
    writeFilm(film, await modulesOnScreen(slip), AT_HAND);
    await phone.getByRole('banner').getByRole('link', { name: 'Track' }).click();
    await phone.getByText(/^Got a decision from us\?/).click();
    await expect(phone.getByRole('heading', { name: 'Your visa is approved' })).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`/track\\?number=${number}$`));
    await expect(phone.getByText(/^Signed by the office on/)).toBeVisible();
  });
  await counter.close();
});
