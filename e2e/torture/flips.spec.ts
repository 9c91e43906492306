import { expect, notice, test } from '../test';
import { amount, report } from './lab';

const FLIPS = amount('FLIPS', 10);
/** So many of them around each save. */
const FLIPS_AT_ONCE = 5;
const SAVE_MS = 5000;

test('the network comes and goes while messages are sent: each is kept, once', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + (FLIPS / FLIPS_AT_ONCE) * SAVE_MS);
  await page.goto('/contact');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const sent: string[] = [];
  let isOffline = false;
  const flip = async (times: number) => {
    for (let flips = 0; flips < times; flips += 1) {
      isOffline = !isOffline;
      await context.setOffline(isOffline);
    }
  };
  // The first is sent undisturbed: this page has no worker, and fetches what saves.
  for (let flips = -FLIPS_AT_ONCE; flips < FLIPS; flips += FLIPS_AT_ONCE) {
    const message = `Message ${sent.length}`;
    await field('Name').fill('Amal');
    await field('Email').fill('amal@example.com');
    await field('Subject').fill('A question');
    await field('Message').fill(message);
    const isDisturbed = flips >= 0;
    // One before, so that half of them are sent where there is no network.
    if (isDisturbed) await flip(1);
    await Promise.all([
      page.getByRole('button', { name: 'Send Message' }).click(),
      isDisturbed ? flip(FLIPS_AT_ONCE - 1) : undefined,
    ]);
    await expect(field('Message')).toHaveValue('');
    await expect(notice(page, 'Message Sent Successfully!').first()).toBeVisible();
    sent.push(message);
  }
  await context.setOffline(false);
  const stored: { message: string }[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('contactMessages') ?? '[]'),
  );
  expect(stored.map(({ message }) => message)).toEqual(sent);
  report(
    `${FLIPS} flips between offline and online around ${sent.length - 1} saves: 0 errors, 0 lost`,
  );
});
