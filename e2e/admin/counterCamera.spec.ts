import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vectors from '../../src/engines/handover/vectors.json' with { type: 'json' };
import { filmArguments, modulesOf, type Shot, writeFilm } from '../film';
import { expect, test } from '../test';

const film = join(tmpdir(), `counter-${process.pid}.y4m`);
const { usual, longArabic } = vectors.applications;
const COUNTER = '/admin/counter';
const CAMERA_REFUSED = 'The camera is blocked.';

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...filmArguments(film)] }),
});

test.describe('with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('a phone is read however it is held', async ({ page, baseURL, signedIn }) => {
    const code = modulesOf(`${baseURL ?? ''}/counter#`, usual.digits);
    const shots: Readonly<Record<string, Shot>> = {
      'three pixels a module': { module: 3, blur: 1 },
      'four pixels a module, out of focus': { module: 4, blur: 2 },
      'five pixels a module, out of focus': { module: 5, blur: 2.5 },
      turned: { module: 4, turned: 33 },
      'upside down': { module: 4, turned: 180 },
      tilted: { module: 5, tilted: 12 },
    };
    writeFilm(film, [], { module: 4 });
    await signedIn(COUNTER);
    await expect(page.getByText('The camera is on.')).toBeVisible();
    for (const [held, shot] of Object.entries(shots))
      await test.step(held, async () => {
        // The browser opens a film when the camera is started.
        await page.getByRole('button', { name: 'Switch the camera off' }).click();
        writeFilm(film, code, shot);
        await page.getByRole('button', { name: 'Switch the camera on' }).click();
        await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
        writeFilm(film, [], { module: 4 });
        await page.keyboard.press('Escape');
        await expect(page.getByText('The camera is on.')).toBeVisible();
      });
  });

  test('a code of another site is refused, the next one is read', async ({ page, signedIn }) => {
    writeFilm(film, modulesOf('https://elsewhere.example/pay?to=', '12345'), { module: 6 });
    await signedIn(COUNTER);
    await expect(page.getByRole('alert')).toHaveText(
      /This is not a code of this site|No application on this device/,
    );
    await expect(page.getByText('The camera is on.')).toBeVisible();
  });

  test('a long application is read from close by', async ({ page, baseURL, signedIn }) => {
    writeFilm(film, modulesOf(`${baseURL ?? ''}/counter#`, longArabic.digits), { module: 5 });
    await signedIn(COUNTER);
    const name = page.getByRole('heading', { name: /عبد الرحمن/ }).first();
    await expect(name).toBeVisible();
    // The phone is still held up when the clerk goes on to the next applicant.
    await page.keyboard.press('Escape');
    await expect(page.getByText('The camera is on.')).toBeVisible();
    await page.getByLabel('Picture of the camera').evaluate(async (video: HTMLVideoElement) => {
      for (let frame = 0; frame < 20; frame += 1)
        await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    });
    await expect(name).toBeHidden();
  });

  test('a camera that sees no code or is gone says what to do', async ({ page, signedIn }) => {
    writeFilm(film, [], { module: 4 });
    await page.clock.install();
    await signedIn(COUNTER);
    await expect(page.getByText('The camera is on.')).toBeVisible();
    await page.clock.fastForward(9000);
    await expect(page.getByText(/^No code yet\. Bring the phone nearer/)).toBeVisible();
    await page.getByLabel('Picture of the camera').evaluate((video: HTMLVideoElement) => {
      if (video.srcObject instanceof MediaStream)
        for (const track of video.srcObject.getTracks()) track.stop();
    });
    await page.clock.runFor(2000);
    await expect(page.getByText(/^The camera was disconnected\./)).toBeVisible();
    await page.getByRole('button', { name: 'Switch the camera on' }).click();
    await expect(page.getByText('The camera is on.')).toBeVisible();
  });
});

test('without a permission for the camera it says what works', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  await page.getByRole('button', { name: 'Switch the camera on' }).click();
  await expect(page.getByText(CAMERA_REFUSED)).toBeVisible();
});

test.describe('where the host forbids cameras', () => {
  test.use({ permissions: ['camera'] });

  test('the page says that it may not use one', async ({ page, signedIn, expectFaults }) => {
    expectFaults(/Permissions policy/);
    await page.route('**/admin/counter', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'camera=()' };
      await route.fulfill({ response, headers });
    });
    await signedIn(COUNTER);
    await page.getByRole('button', { name: 'Switch the camera on' }).click();
    await expect(page.getByText(CAMERA_REFUSED)).toBeVisible();
  });
});
