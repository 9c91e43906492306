import type { Page } from 'playwright/test';
import vectors from '../../src/engines/handover/vectors.json' with { type: 'json' };
import { application } from '../entries';
import { LAYOUT_NAMES, type Scanner, typeAsScanner } from '../scanner';
import { expect, test } from '../test';

const { usual } = vectors.applications;
const LINK = `https://visa-counter.example/counter#${usual.digits}`;
const COUNTER = '/admin/counter';
const AMERICAN: Scanner = { layout: 'American', end: 'Enter' };

/** Scans the link with a pause of so many milliseconds before the character at `cut`. */
async function typeWithPause(
  page: Page,
  cut: number,
  pause: number,
  layout: Scanner['layout'] = 'American',
): Promise<void> {
  await typeAsScanner(page, LINK.slice(0, cut), { layout });
  const at = await page.evaluate(() => performance.now());
  await page.waitForFunction(([from, ms]) => performance.now() - from > ms, [at, pause] as const);
  await typeAsScanner(page, LINK.slice(cut), { layout, end: 'Enter' });
}

test('a keyboard scanner is understood on every layout and place', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  const name = page.getByRole('heading', { name: 'Amira Saleh' });
  const scans: readonly Scanner[] = [
    ...LAYOUT_NAMES.map((layout) => ({ layout, end: 'Enter' as const })),
    { layout: 'French', shiftsDigits: true, end: 'Tab' },
    { layout: 'German' },
  ];
  for (const scan of scans)
    await test.step(JSON.stringify(scan), async () => {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await typeAsScanner(page, LINK, scan);
      await expect(name).toBeVisible();
      // Its own Enter has taken nothing over.
      await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(name).toBeHidden();
    });
  await test.step('into the field', async () => {
    await page.getByLabel(/^Scan a code/).focus();
    await typeAsScanner(page, LINK, { layout: 'Arabic' });
    await expect(name).toBeVisible();
    await expect(page.getByLabel(/^Scan a code/)).toHaveValue('');
  });
});

test('a code scanned elsewhere opens at the counter, input stays', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/applications?open=application-1', {
    visaApplications: [application()],
  });
  const name = page.getByRole('heading', { name: 'Amira Saleh' });
  const opens = async (type: () => Promise<void>) => {
    await type();
    await expect(name).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/counter(?:\?queue=waiting)?$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
  };
  await expect(page.getByRole('dialog')).toContainText('Amal');
  await test.step('in a dialog', () => opens(() => typeAsScanner(page, LINK, AMERICAN)));
  for (const screen of ['/admin/dashboard/overview', COUNTER])
    await test.step(`in the palette of ${screen}`, async () => {
      await page.goto(screen);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await opens(() => typeAsScanner(page, LINK, { layout: 'French', end: 'Enter' }));
    });
  await page.goto(`${COUNTER}?application=application-1`);
  // A pause after the first key, and within the code.
  for (const [field, cut] of [
    [/^Note/, 1],
    [/^Private note/, 60],
  ] as const)
    await test.step(`in the field ${field}`, async () => {
      await page.getByLabel(field).fill('Typed');
      await page.getByLabel(field).press('End');
      await expect(page.getByText('Draft saved.')).toBeVisible();
      await opens(() => typeWithPause(page, cut, 600, 'Arabic'));
      await page.getByRole('link', { name: 'DV123456' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel(field)).toHaveValue('Typed');
    });
});

const PAUSES = [
  { place: 'at the counter', path: COUNTER, cut: 50, pause: 500 },
  { place: 'on another screen', path: '/admin/dashboard/overview', cut: -60, pause: 400 },
];
for (const { place, path, cut, pause } of PAUSES)
  test(`a code with a pause in it is read ${place}`, async ({ page, signedIn }) => {
    await signedIn(path);
    await typeWithPause(page, cut, pause);
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  });

test('what a scanned code spells presses nothing', async ({ page, signedIn }) => {
  await signedIn(COUNTER);
  await typeAsScanner(page, LINK, AMERICAN);
  const take = page.getByRole('button', { name: 'Accept' });
  await expect(take).toBeFocused();
  // Cut, wrong in one digit, or of another site: said, and what is on the screen stays.
  await typeAsScanner(page, LINK.slice(0, -3), AMERICAN);
  await expect(page.getByRole('alert')).toHaveText(
    'The code was not read completely. Scan it again.',
  );
  await expect(take).toBeVisible();
  await expect(page.getByText(/^Received on/)).toHaveCount(0);
});

test('the barcode of a tracking number is found on every layout', async ({ page, signedIn }) => {
  await signedIn(COUNTER, { visaApplications: [application({ trackingNumber: 'DV100002' })] });
  for (const layout of LAYOUT_NAMES)
    await test.step(layout, async () => {
      await page.getByLabel(/^Scan a code/).focus();
      await typeAsScanner(page, 'dv100002', { layout, end: 'Enter' });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
});
