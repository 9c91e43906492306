import { expectNothingFound } from './axe';
import { putRows } from './database';
import { application } from './entries';
import { expect, test } from './test';
import { decide } from './officeCounter';

const NOW = new Date('2026-11-26T10:00:00');
const rowsOf = (status: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    application({
      id: `${status}-${String(index)}`,
      trackingNumber: `DV${String(status.length * 10_000 + 100_000 + index)}`,
      firstName: status,
      lastName: `Traveller ${String(index)}`,
      status,
    }),
  );
const WAITING = [
  application({ id: 'last', trackingNumber: 'DV500003', firstName: 'Zaid', travelDate: '' }),
  application({ id: 'first', trackingNumber: 'DV500001', travelDate: '2026-11-20' }),
  application({
    id: 'second',
    trackingNumber: 'DV500002',
    firstName: 'Omar',
    passportNumber: 'OM700',
    travelDate: '2026-11-28',
  }),
];

test('the counter opens on who waits, by travel date', async ({ page, signedIn }) => {
  await page.clock.setFixedTime(NOW);
  await signedIn('/admin/counter', { visaApplications: [...WAITING, ...rowsOf('Processing', 60)] });
  const field = page.getByLabel(/^Scan a code/);
  await expect(field).toBeFocused();
  const waiting = page.getByRole('table', { name: 'Waiting' });
  await expect(waiting.getByRole('row')).toHaveText([
    /Travels on/,
    /DV500002.*Omar Haddad.*OM700.*In 2 days/,
    /DV500003.*Zaid Haddad/,
    /DV500001.*Travel date passed/,
  ]);
  await expectNothingFound(page);
  await page.getByRole('link', { name: 'Processing 60' }).click();
  const processing = page.getByRole('table', { name: 'Processing' }).getByRole('row');
  await expect(processing).toHaveCount(51);
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(processing).toHaveCount(61);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Processing 60' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the list leads to the counter, a decision to the next', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signedIn('/admin/dashboard/applications?open=first', { visaApplications: WAITING });
  await page.getByRole('link', { name: 'Open at the counter' }).click();
  await expect(page).toHaveURL('/admin/counter?application=first');
  await decide(page, 'Approved');
  await expect(page.getByRole('heading', { name: 'Decision slip' })).toBeFocused();
  for (const seen of [
    page.getByRole('heading', { name: 'Amal Haddad' }),
    page.getByRole('img', { name: /^The decision as a code/ }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  const clear = ['background-color', 'rgba(0, 0, 0, 0)'] as const;
  await expect(page.getByRole('button', { name: 'Next: ' })).not.toHaveCSS(...clear);
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCSS(...clear);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(/application=second/);
  await expect(page.getByRole('heading', { name: 'Omar Haddad' })).toBeFocused();
  await page.getByRole('button', { name: 'Next: Zaid Haddad' }).click();
  await expect(page.getByRole('heading', { name: 'Zaid Haddad' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Decided today 1' }).click();
  await expect(page.getByRole('row', { name: /DV500001/ })).toContainText('Approved');

  await test.step('another day has a sheet of its own', async () => {
    await page.goto('/admin/counter?application=second');
    await decide(page, 'Approved');
    // While it is being signed.
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    const decided = page.getByRole('table', { name: 'Decided' });
    await expect(decided.getByRole('row', { name: /DV500002/ })).toContainText('Approved');
    await page.getByLabel('Day', { exact: true }).fill('2026-11-20');
    await expect(page.getByText('None on this day.')).toHaveCount(2);
    await expect(page).toHaveURL(/day=2026-11-20/);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});

test('what another counter has just opened says so and comes last', async ({ page, signedIn }) => {
  await signedIn('/admin/counter', { visaApplications: WAITING });
  await expect(page.getByRole('row', { name: /DV500002/ })).toContainText('Nov 1, 2026');
  const step = { applicationId: 'second', counter: 'Counter 2', note: '' };
  const now = Date.now();
  await putRows(page, 'steps', [
    { ...step, id: '1', what: 'received', at: Date.UTC(2026, 10, 20, 12), detail: 'file' },
    { ...step, id: '2', what: 'opened', at: now, detail: '' },
  ]);
  await page.reload();
  const row = page.getByRole('row', { name: /DV500002/ });
  await expect(row).toContainText(/Opened at Counter 2, \d/);
  await expect(row).toContainText('Nov 20, 2026');
  await page.getByRole('link', { name: 'DV500001' }).click();
  await page.getByRole('button', { name: 'Next: Zaid Haddad' }).click();
  await page.getByRole('button', { name: 'Next: Amal Haddad' }).click();
  await page.goto('/admin/counter?application=second');
  await expect(page.getByRole('list', { name: 'Advice' })).toContainText('Opened at Counter 2');
});
