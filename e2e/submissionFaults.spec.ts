import {
  pdf,
  answer,
  button,
  expectKept,
  picker,
  receiptNumber,
  slot,
  step,
  storedApplications,
} from './applyForm';
import { installFaults, type FaultKind } from './faults';
import { expect, notice, test } from './test';
import { report } from './torture/lab';

const TIMEOUT_MS = 240_000;

// Storage is what is tested, in as many submissions as there are calls: no step slides in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const kind of ['throw', 'abort'] satisfies FaultKind[])
  test(`each call of a submission fails once (${kind}): nothing lost`, async ({ page }) => {
    test.setTimeout(TIMEOUT_MS);
    await page.addInitScript(installFaults);
    await page.goto('/apply?visa=tourist-30');

    /** Fills the wizard in and submits it with one call failing; resolves to the calls that it made. */
    const submitWithFault = async (name: string, failAt: number) => {
      await page.getByRole('radio', { name: /Transit/ }).check();
      await button(page, 'Next').click();
      await page.getByLabel('First Name').fill(name);
      await button(page, 'Next').click();
      await picker(page, 'Passport Copy').setInputFiles(pdf());
      await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
      // The draft's own calls are not those of the submission.
      await expectKept(page);
      await page.evaluate(([at, how]) => window.faults.begin(at, how), [failAt, kind] as const);
      await button(page, 'Submit Application').click();
      const receipt = page.getByRole('heading', { level: 1, name: 'Application Submitted!' });
      await expect(receipt.or(step(page, 'Submission Failed'))).toBeVisible();
      return {
        calls: await page.evaluate(() => window.faults.end()),
        ok: await receipt.isVisible(),
      };
    };

    // The first one leaves the start of the app behind, so that the calls of the second are its own.
    await submitWithFault('Nobody', -1);
    const confirmed = [await receiptNumber(page)];
    await page.getByRole('link', { name: 'Start a new application' }).click();
    const { calls } = await submitWithFault('Nobody either', -1);
    confirmed.push(await receiptNumber(page));
    expect(calls).toContain('Storage.setItem');
    let refused = 0;
    for (const [failAt, call] of calls.entries())
      await test.step(`${failAt}: ${call}`, async () => {
        await page.getByRole('link', { name: 'Start a new application' }).click();
        const { ok } = await submitWithFault(`Call ${failAt} fails`, failAt);
        if (!ok) {
          refused += 1;
          await expect(notice(page, `Call ${failAt}`)).toHaveCount(0);
          expect(await storedApplications(page)).toHaveLength(confirmed.length);
          await button(page, 'Back to the form').click();
          await expect(answer(page, 'First Name')).toContainText(`Call ${failAt} fails`);
          await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
          await button(page, 'Submit Application').click();
        }
        confirmed.push(await receiptNumber(page));
      });

    expect(new Set(confirmed).size).toBe(calls.length + 2);
    await page.reload();
    expect(await receiptNumber(page)).toBe(confirmed.at(-1));
    expect(await storedApplications(page)).toEqual(
      confirmed.map((trackingNumber): unknown => expect.objectContaining({ trackingNumber })),
    );
    report(`${kind}: ${calls.length} calls made to fail, ${refused} submissions refused, 0 lost`);
  });
