import type { BrowserContext, Page } from 'playwright/test';
import {
  answer,
  button,
  expectKept,
  fillAll,
  fillDetails,
  field,
  pdf,
  picker,
  png,
  receiptNumber,
  refuseDrafts,
  askedAtClosing,
  slot,
  step,
  submit,
  toCheck,
} from './applyForm';
import { expect, holdBack, newWindow, test, touchPage } from './test';
import { launchKillable } from './torture/killableBrowser';

const OFFER = 'You have an unfinished application';

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

/** Drafts were looked for, and none is offered. */
async function expectNoOffer(page: Page): Promise<void> {
  await touchPage(page);
  const summary = page.getByRole('complementary', { name: 'Your application' });
  await expect(summary.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await expect(step(page, OFFER)).toHaveCount(0);
}

/** A closed tab lives on for a moment, and holds its draft for as long. */
async function expectTabsGone(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
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
  await toCheck(page);
  await expect(answer(page, 'Visa Type')).toContainText('Visit Visa - 30 Days');
  await expect(answer(page, 'First Name')).toContainText(name);
  await expect(answer(page, 'Passport Photo')).toContainText('photo.png');
}

test('what a closed tab held is offered, continued with its files, and submitted @smoke', async ({
  page,
  context,
}) => {
  const next = await leaveHalf(page, context);
  await next.goto('/apply');
  await expect(step(next, OFFER)).toBeVisible();
  const offer = next.getByRole('region', { name: OFFER });
  await expect(offer).toContainText('Visit Visa - 30 Days');
  await expect(offer).toContainText('Amal');
  await button(next, 'Continue').click();
  await expectHalf(next, 'Amal');
  await submit(next);
  await receiptNumber(next);

  await next.goto('/apply');
  await expectNoOffer(next);
});

test('starting again asks, gives an empty form, and the draft does not come back', async ({
  page,
  context,
}) => {
  const next = await leaveHalf(page, context);
  await next.goto('/apply');
  const question = next.getByRole('alertdialog', { name: 'Delete this application?' });
  await button(next, 'Delete it and start again').click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(step(next, OFFER)).toBeVisible();
  await button(next, 'Delete it and start again').click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(step(next, 'Visa Selection')).toBeFocused();
  await expect(next.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectKept(next);
  await next.reload();
  await expectNoOffer(next);
});

test('with a draft kept, the choices are not shown before the offer', async ({ page, context }) => {
  const next = await leaveHalf(page, context);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await next.route(/\/assets\/site-/, async (route) => {
    await held;
    await route.continue();
  });
  await next.goto('/apply', { waitUntil: 'commit' });
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next.getByRole('radio', { includeHidden: true })).toHaveCount(5);
  await expect(next.getByRole('radio')).toHaveCount(0);
  release();
  await expect(step(next, OFFER)).toBeVisible();
});

test('where nothing tells of the draft before, no press on its way counts for half a second', async ({
  page,
  context,
}) => {
  const next = await leaveHalf(page, context);
  await context.clearCookies();
  // The clock of what moves, and so of the half second, goes on only when it is told to.
  const session = await context.newCDPSession(next);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const passed = (ms: number) =>
    next.evaluate((time) => {
      for (const motion of document.getAnimations()) motion.currentTime = time;
    }, ms);
  await next.goto('/apply');
  const remove = button(next, 'Delete it and start again');
  await expect(remove).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await remove.boundingBox()) ?? {};
  const press = () => next.mouse.click(x + width / 2, y + height / 2);
  const question = next.getByRole('alertdialog', { name: 'Delete this application?' });
  const isUnder = () =>
    next.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
      x + width / 2,
      y + height / 2,
    ] as const);
  await passed(100);
  await press();
  expect(await isUnder()).not.toBe('Delete it and start again');
  await passed(600);
  expect(await isUnder()).toBe('Delete it and start again');
  await expect(question).toHaveCount(0);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await press();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await button(next, 'Continue').click();
  await expectHalf(next, 'Amal');
});

test('a reload goes on where the tab was, with what was typed and chosen', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.reload();
  await expect(page).toHaveURL(/step=3$/);
  await expectHalf(page, 'Amal');
  await expect(page).toHaveURL(/step=3&check=true$/);
  await page.reload();
  await expect(answer(page, 'First Name')).toContainText('Amal');
  await page.getByRole('button', { name: 'Change Purpose of Visit' }).click();
  await field(page, 'Purpose of Visit').fill('A trade fair');
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Purpose of Visit')).toHaveValue('A trade fair');
  await expect(step(page, OFFER)).toHaveCount(0);
});

test('the step is kept too where the code that keeps drafts has come after it', async ({
  page,
}) => {
  const letCome = await holdBack(page, '**/assets/data-*.js');
  await page.goto('/apply');
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await button(page, 'Next').click();
  await field(page, 'Purpose of Visit').fill('A trade fair');
  letCome();
  await expectKept(page);
  await page.reload();
  await expect(field(page, 'Purpose of Visit')).toHaveValue('A trade fair');
});

test('what was typed can be deleted within the form', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await button(page, 'Previous').click();
  await button(page, 'Delete my answers').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(step(page, 'Visa Selection')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectKept(page);
  await page.reload();
  await expectNoOffer(page);
});

test.describe('where the database is full', () => {
  test.use({ expectedFaults: [/^dialog/] });

  test('the wizard promises no draft, and leaving it asks', async ({ page }) => {
    await refuseDrafts(page);
    await page.goto('/apply');
    await page.getByRole('radio', { name: /Visit Visa/ }).check();
    await button(page, 'Next').click();
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
    await submit(page);
    await receiptNumber(page);
  });
});

test('a form that was not touched is no draft', async ({ page, context }) => {
  await page.goto('/apply?visa=tourist-30');
  await expect(page.getByRole('radio', { name: /Tourist Visa - 30 Days/ })).toBeChecked();
  await page.close();
  const next = await newWindow(context);
  await next.goto('/apply');
  await expectNoOffer(next);
});

test('leaving for another screen and coming back offers what was typed', async ({ page }) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visa Types' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
  await button(page, 'Continue').click();
  await expectHalf(page, 'Amal');
});

test('where a draft holds another visa than the card that was pressed, the wizard asks', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const picked = page.getByText('You picked Business Visa - 14 Days.');
  const keep = button(page, 'Keep Visit Visa - 30 Days');
  await test.step('in the same tab: the draft’s visa is kept', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
    await page.getByRole('link', { name: 'Apply Now for 14-Day Business' }).click();
    await expect(picked).toBeVisible();
    await keep.click();
    await expect(page).toHaveURL('/apply?step=3');
    await expectHalf(page, 'Amal');
    await button(page, 'Previous').click();
    await expectKept(page);
  });
  await test.step('in a tab that is loaded again', async () => {
    await page.goto('/apply?visa=business-14');
    await expect(picked).toBeVisible();
    await keep.click();
    await expectHalf(page, 'Amal');
  });
  await test.step('a link that is followed inside the form', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/apply?visa=business-14');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(picked).toBeVisible();
    await keep.click();
    await expect(page.getByRole('radio', { name: /Visit Visa/ })).toBeChecked();
    await expect(page).toHaveURL('/apply');
  });
  await page.close();
  const next = await newWindow(context);
  await expectTabsGone(next);
  await test.step('in a new tab: the visa is changed, and nothing else', async () => {
    await next.goto('/apply?visa=business-14');
    await button(next, 'Switch to Business Visa - 14 Days').click();
    await button(next, 'Next').click();
    await expect(field(next, 'First Name')).toHaveValue('Amal');
    await expectKept(next);
    await next.reload();
    const summary = next.getByRole('complementary', { name: 'Your application' });
    await expect(summary).toContainText('Business Visa - 14 Days');
    await expect(field(next, 'First Name')).toHaveValue('Amal');
  });
});

test('a visa chosen by hand is not asked about where the address names another', async ({
  page,
}) => {
  await page.goto('/apply?visa=business-14');
  await page.getByRole('radio', { name: /Visit Visa/ }).check();
  await expect(page).toHaveURL('/apply');
  await expectKept(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Visit Visa/ })).toBeChecked();
  await expect(page.getByText(/You picked/)).toHaveCount(0);
});

test('two tabs keep a draft each, and neither is offered while its tab lives', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const other = await newWindow(context);
  await other.goto('/apply');
  await expectNoOffer(other);
  await typeHalf(other, 'Basma');

  await page.close();
  await other.close();
  const first = await newWindow(context);
  await expectTabsGone(first);
  await first.goto('/apply');
  await button(first, 'Continue').click();
  await expectHalf(first, 'Basma');
  const second = await newWindow(context);
  await second.goto('/apply');
  await button(second, 'Continue').click();
  await expectHalf(second, 'Amal');
});

test('after a submission the draft of that tab is gone, that of the other is not', async ({
  page,
  context,
}) => {
  await page.goto('/apply');
  await typeHalf(page, 'Amal');
  const other = await newWindow(context);
  await fillAll(other);
  await submit(other);
  await receiptNumber(other);
  await page.close();
  await other.goto('/apply');
  await expect(step(other, OFFER)).toBeVisible();
  await button(other, 'Continue').click();
  await expectHalf(other, 'Amal');
});

test('a file too large to be copied, and gone since, is said to be so', async ({
  page,
}, testInfo) => {
  const { writeFile, rm } = await import('node:fs/promises');
  const path = testInfo.outputPath('passport.pdf');
  await writeFile(path, Buffer.concat([pdf().buffer, Buffer.alloc(65 * 2 ** 20)]));
  await page.goto('/apply?visa=tourist-30');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await picker(page, 'Passport Copy').setInputFiles(path);
  await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
  await rm(path);
  await submit(page);
  await expect(step(page, 'Submission Failed')).toBeVisible();
  await expect(page.getByText('The file passport.pdf can no longer be read.')).toBeVisible();
  await button(page, 'Back to the form').click();
  await button(page, 'Previous').click();
  await button(page, 'Remove Passport Copy').click();
  await submit(page);
  await receiptNumber(page);
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
  await second.page.goto(`${baseURL ?? ''}/apply`);
  await button(second.page, 'Continue').click();
  await expectHalf(second.page, 'Amal');
  await submit(second.page);
  const number = await receiptNumber(second.page);
  await second.kill();

  const third = await launchKillable(profile, launchOptions);
  await third.page.goto(`${baseURL ?? ''}/track`);
  await third.page.getByLabel('Tracking number').fill(number);
  await third.page.keyboard.press('Enter');
  await expect(third.page.getByRole('region', { name: 'Tracking number' })).toContainText(
    'Visit Visa - 30 Days',
  );
  await third.page.goto(`${baseURL ?? ''}/apply?receipt=${number}`);
  expect(await receiptNumber(third.page)).toBe(number);
  await third.kill();
});
