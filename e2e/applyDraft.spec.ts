import type { BrowserContext, Page } from 'playwright/test';
import {
  answer,
  openDetails,
  button,
  expectKept,
  fillDetails,
  field,
  pdf,
  picker,
  png,
  askedAtClosing,
  slot,
  step,
  submit,
  openDocuments,
  submitted,
} from './applyForm';
import { rowsOf } from './database';
import { refuseRows } from './faults';
import { expect, holdBack, newWindow, notice, openNothing, test } from './test';
import { launchKillable } from './torture/killableBrowser';

/** The line that offers a draft that was left. */
function offer(page: Page) {
  return page.getByRole('group', { name: /^You have an unfinished application/ });
}

/** Half an application: the visa, a name and a picture; returns when it is kept. */
async function typeHalf(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await button(page, 'Next').click();
  await fillDetails(page, { 'First Name': name, 'Travel Date': '2099-01-10' });
  await button(page, 'Next').click();
  await picker(page, 'Passport Photo').setInputFiles(png());
  await expectKept(page);
}

/** Half an application in a tab that is closed; resolves to another tab. */
async function leaveHalf(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.close();
  return newWindow(context);
}

/** Drafts were looked for, which the next step says, and none is offered. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Tourist Visa - 30 Days/ }).check();
  await button(page, 'Next').click();
  const summary = page.getByRole('complementary', { name: 'Your application' });
  await expect(summary.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await expect(offer(page)).toHaveCount(0);
}

/** A closed tab lives on for a moment, and holds its draft for as long. */
async function expectTabsGone(page: Page): Promise<void> {
  await openNothing(page);
  const draftsHeld = async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name = '' }) => name.startsWith('draft:')).length;
  };
  await expect.poll(() => page.evaluate(draftsHeld)).toBe(0);
}

async function expectHalf(page: Page, name: string): Promise<void> {
  await expect(step(page, 'Documents')).toBeFocused();
  const thumbnail = page.locator('img[src^="blob:"]');
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  await expect(answer(page, 'Visa Type')).toContainText('Visit Visa - 30 Days');
  await expect(answer(page, 'First Name')).toContainText(name);
  await expect(slot(page, 'Passport Photo')).toContainText('photo.png');
}

test('what a closed tab held is offered and submitted @smoke', async ({ page, context }) => {
  const next = await leaveHalf(page, context);
  await next.goto('/apply');
  await expect(offer(next)).toContainText('Visit Visa - 30 Days, Amal');
  // The form is there, and empty.
  await expect(step(next, 'Visa Selection')).toBeVisible();
  await expect(next.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(next, 'Continue').click();
  await expectHalf(next, 'Amal');
  await expect(offer(next)).toHaveCount(0);
  await submitted(next);

  await next.goto('/apply');
  await expectNoOffer(next);
});

test('a draft is discarded by one press, which can be undone', async ({ page, context }) => {
  const next = await leaveHalf(page, context);
  await next.goto('/apply');
  await button(next, 'Discard').click();
  await expect(offer(next)).toHaveCount(0);
  await expect(step(next, 'Visa Selection')).toBeFocused();
  await expect.poll(() => rowsOf(next, 'drafts')).toBe('[]');
  await notice(next, 'Draft discarded').getByRole('button', { name: 'Undo' }).click();
  await expect(offer(next)).toContainText('Amal');
  await expect.poll(() => rowsOf(next, 'drafts')).toContain('Amal');
  await button(next, 'Discard').click();
  await expect.poll(() => rowsOf(next, 'drafts')).toBe('[]');
  await next.reload();
  await expectNoOffer(next);
});

test('typing beside an offered draft changes nothing of it', async ({ page, context }) => {
  const next = await leaveHalf(page, context);
  await next.goto('/apply?visa=business-14');
  await expect(offer(next)).toContainText('Visit Visa - 30 Days, Amal');
  await expect(next.getByRole('radio', { name: /Business Visa - 14/ })).toBeChecked();
  await button(next, 'Next').click();
  await fillDetails(next, { 'First Name': 'Basma' });
  await expectKept(next);
  await expect(offer(next)).toContainText('Amal');
  await button(next, 'Continue').click();
  await expect(step(next, 'Documents')).toBeFocused();
  await notice(next, 'Draft continued').getByRole('button', { name: 'Undo' }).click();
  await expect(field(next, 'First Name')).toHaveValue('Basma');
  await expect(offer(next)).toContainText('Amal');
  await button(next, 'Continue').click();
  await expectHalf(next, 'Amal');
  await submitted(next);
  // What was set aside is offered for a day.
  await next.goto('/apply');
  await next.getByRole('group', { name: /^Bring back what you cancelled at/ }).waitFor();
  await button(next, 'Continue').click();
  await expect(field(next, 'First Name')).toHaveValue('Basma');
});

test('no press on its way counts on the line for half a second', async ({ page, context }) => {
  const next = await leaveHalf(page, context);
  // The clock of what moves, and so of the half second, goes on only when it is told to.
  const session = await context.newCDPSession(next);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const passed = (ms: number) =>
    next.evaluate((time) => {
      for (const motion of document.getAnimations()) motion.currentTime = time;
    }, ms);
  await next.goto('/apply');
  const discard = button(next, 'Discard');
  await expect(discard).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await discard.boundingBox()) ?? {};
  const isUnder = () =>
    next.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
      x + width / 2,
      y + height / 2,
    ] as const);
  await passed(100);
  await next.mouse.click(x + width / 2, y + height / 2);
  expect(await isUnder()).not.toBe('Discard');
  await passed(600);
  expect(await isUnder()).toBe('Discard');
  await expect(offer(next)).toBeVisible();
});

test('a reload goes on where the tab was, with what was typed and chosen', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.reload();
  await expect(page).toHaveURL(/step=3$/);
  await expectHalf(page, 'Amal');
  await page.getByRole('button', { name: 'Change Purpose of Visit' }).click();
  await field(page, 'Purpose of Visit').fill('A trade fair');
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Purpose of Visit')).toHaveValue('A trade fair');
  await expect(offer(page)).toHaveCount(0);
});

test('the step is kept where the code of drafts comes late', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/data-*.js');
  await openDetails(page, 'visit-30');
  await field(page, 'Purpose of Visit').fill('A trade fair');
  letCome();
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Purpose of Visit')).toHaveValue('A trade fair');
});

test('an answer typed right after loading is kept once', async ({ page, context }) => {
  test.slow();
  await openDetails(page, 'visit-30');
  await expectKept(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let typed = '';
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await page.reload({ waitUntil: 'commit' });
    await field(page, 'First Name').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('Ann');
    typed += 'Ann';
    await expect(field(page, 'First Name')).toHaveValue(typed);
    await expectKept(page);
    await expect.poll(() => rowsOf(page, 'drafts')).toContain(`"${typed}"`);
  }
});

test('what was typed can be deleted within the form', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await button(page, 'Previous').click();
  await page.getByText('Saved on this device.', { exact: true }).click();
  await button(page, 'Delete my answers').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(step(page, 'Visa Selection')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectKept(page);
  await page.reload();
  await expectNoOffer(page);
});

test('with a full database no draft is promised', async ({ page, expectFaults }) => {
  expectFaults(/^dialog/);
  await refuseRows(page, 'drafts');
  await openDetails(page, 'visit-30');
  await field(page, 'First Name').fill('Amal');
  await expect(page.getByText('This browser cannot save a draft.').first()).toBeVisible();
  await expect(page.getByText(/saved (as a draft )?on this device/)).toHaveCount(0);
  expect(await askedAtClosing(page)).toBe('beforeunload');

  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without submitting?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'First Name')).toHaveValue('Amal');
  await button(page, 'Next').click();
  await expect(step(page, 'Documents')).toBeFocused();
  await submitted(page);
});

test('a card’s visa is chosen, and the draft of another offered', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const business = page.getByRole('radio', { name: /Business Visa - 14/ });
  await test.step('in the same tab', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
    await page.getByRole('link', { name: 'Apply Now for 14-Day Business' }).click();
    await expect(business).toBeChecked();
    await expect(offer(page)).toContainText('Visit Visa - 30 Days, Amal');
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/apply?step=3');
    await expectHalf(page, 'Amal');
    await expectKept(page);
  });
  await test.step('in a tab that is loaded again', async () => {
    await page.goto('/apply?visa=business-14');
    await expect(business).toBeChecked();
    await button(page, 'Continue').click();
    await expectHalf(page, 'Amal');
    await button(page, 'Previous').click();
  });
  await test.step('a link that is followed inside the form changes its visa, and nothing else', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/apply?visa=business-14');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(business).toBeChecked();
    await button(page, 'Next').click();
    await expect(field(page, 'First Name')).toHaveValue('Amal');
  });
});

test('a visa chosen by hand beats the one of the address', async ({ page }) => {
  await page.goto('/apply?visa=business-14');
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await expect(page).toHaveURL('/apply');
  // While it is being written, the browser asks before it leaves.
  await expect.poll(() => rowsOf(page, 'drafts')).toContain('visit-30');
  await expectKept(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Visit Visa/ })).toBeChecked();
  await expect(offer(page)).toHaveCount(0);
});

test('two tabs keep a draft each, offered once they are gone', async ({ page, context }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const other = await newWindow(context, '/apply');
  await typeHalf(other, 'Basma');
  await expect(offer(other)).toHaveCount(0);

  await page.close();
  await other.close();
  const first = await newWindow(context);
  await expectTabsGone(first);
  await first.goto('/apply');
  await expect(offer(first)).toContainText('Basma');
  await button(first, 'Continue').click();
  await expect(step(first, 'Documents')).toBeFocused();
  // The next one is offered after it.
  await expect(offer(first)).toContainText('Amal');
  const second = await newWindow(context, '/apply');
  await button(second, 'Continue').click();
  await expectHalf(second, 'Amal');
  await expectHalf(first, 'Basma');
  // A submission ends the draft of its own tab alone.
  await submitted(first);
  await second.reload();
  await expectHalf(second, 'Amal');
});

test('a file too large to copy, and gone since, is reported', async ({ page }, testInfo) => {
  const { writeFile, rm } = await import('node:fs/promises');
  const path = testInfo.outputPath('passport.pdf');
  await writeFile(path, Buffer.concat([pdf().buffer, Buffer.alloc(65 * 2 ** 20)]));
  await openDocuments(page);
  await picker(page, 'Passport Copy').setInputFiles(path);
  await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
  await rm(path);
  await submit(page);
  await expect(step(page, 'Submission Failed')).toBeVisible();
  await expect(page.getByText('The file passport.pdf can no longer be read.')).toBeVisible();
  await button(page, 'Back to the form').click();
  await button(page, 'Remove Passport Copy').click();
  await submitted(page);
});

test('the browser is killed half-way: the draft is offered at the next start, files included', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const first = await launchKillable(profile, launchOptions);
  await first.page.goto(`${baseURL ?? ''}/apply`);
  await typeHalf(first.page, 'Amal');
  await first.kill();

  const second = await launchKillable(profile, launchOptions);
  // Wide enough for the answers to be unfolded.
  await second.page.setViewportSize({ width: 1280, height: 800 });
  await second.page.goto(`${baseURL ?? ''}/apply`);
  await button(second.page, 'Continue').click();
  await expectHalf(second.page, 'Amal');
  await submitted(second.page);
  await second.kill();
});
