import type { Page } from 'playwright/test';
import vectors from '../src/engines/handover/vectors.json' with { type: 'json' };
import { applicationDigest, packApplication } from '../src/engines/handover/packedApplication';
import { codeHead, withCheck, toDigits } from '../src/engines/handover/code';
import { officeKey } from '@test/records';
import { signSlip, type Slip } from '../src/engines/handover/slip';
import { expectNothingFound } from './axe';
import { application } from './entries';
import { expect, expectStarted, test, logIn } from './test';
import { translate } from './translator';

const MINE = { ...application({}), id: 'mine', trackingNumber: 'DV482913', status: 'Submitted' };

async function slip(said: Partial<Slip>, by?: CryptoKey): Promise<string> {
  const key = await officeKey();
  const signed: Slip = {
    mark: await applicationDigest(packApplication(MINE)),
    number: 482_913,
    status: 'Processing',
    decided: 1_795_341_900,
    note: '',
    ...said,
  };
  return toDigits(await signSlip(signed, key.id, by ?? key.signing));
}

async function hand(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Scan a decision/).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('what a slip says, and why one is not taken, is told on Track', async ({ page, visit }) => {
  // On a phone what is answered must not be below the window.
  await page.setViewportSize({ width: 390, height: 740 });
  await visit('/track', { visaApplications: [MINE] });
  await page.getByText(/^Got a decision from us\?/).click();
  await expect(page.getByText('Demo site: decisions here are not genuine.')).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  const other = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  const kept = () => page.evaluate(() => localStorage.getItem('visaApplications') ?? '');
  for (const [text, said] of [
    ['nothing', 'This is not a decision from this office.'],
    [vectors.applications.usual.digits, 'This is an application, not a decision.'],
    [(await slip({})).slice(0, -5), 'The decision was not read completely. Scan it again.'],
    [
      await slip({}, other.privateKey),
      'This decision was not signed by this office. Nothing was changed.',
    ],
    [
      toDigits(await withCheck(codeHead('S', '1a2b3c4d'), new Uint8Array(120))),
      'This decision was not signed by this office.',
    ],
    [
      toDigits(await withCheck(Uint8Array.of(0x53, 2), new Uint8Array(120))),
      'This decision comes from a newer version of the site.',
    ],
    [
      await slip({ mark: 'AAAAAAAAAAAAAAAAAAAAAA', number: 1, status: 'Approved' }),
      'Signed by the office: DV 000 001 is Approved. The application itself is not in this browser.',
    ],
    // The same number is not the same application.
    [
      await slip({ mark: 'AAAAAAAAAAAAAAAAAAAAAA', status: 'Approved' }),
      'Signed by the office: DV 482 913 is Approved. The application itself is not in this browser.',
    ],
  ] as const) {
    await hand(page, text);
    await expect(status.filter({ hasText: said })).toBeInViewport({ ratio: 1 });
    expect(await kept()).toContain('"status":"Submitted"');
  }
  await expectNothingFound(page);

  await hand(page, await slip({ note: 'Bring <b>both</b> photos' }));
  await expect(page.getByText('Note from the office: Bring <b>both</b> photos')).toBeVisible();
  await expect(page.getByText(/^Signed by the office on /)).toBeVisible();
  expect(await kept()).toContain('"status":"Processing"');
  await expectNothingFound(page);
  await page
    .getByText(/^Got a decision from us\?/)
    .first()
    .scrollIntoViewIfNeeded();
  if (!(await page.getByLabel(/^Scan a decision/).isVisible()))
    await page.getByText(/^Got a decision from us\?/).click();
  await hand(page, await slip({ status: 'Approved', decided: 1_795_000_000 }));
  await expect(status.filter({ hasText: 'You already have a newer decision.' })).toBeVisible();
  expect(await kept()).toContain('"status":"Processing"');
});

test('on a translated page decisions are taken one after another', async ({ page, visit }) => {
  await visit('/track?number=DV482913', { visaApplications: [MINE] });
  await expectStarted(page);
  await page.getByText(/^Got a decision from us\?/).click();
  await translate(page);
  const result = page.getByRole('region', { name: 'Tracking number' });
  for (const [status, decided] of [
    ['Processing', 1_795_341_900],
    ['Approved', 1_795_341_960],
    ['Rejected', 1_795_342_020],
  ] as const) {
    const note = `About ${status}`;
    await hand(page, await slip({ status, decided, note }));
    await expect(result).toContainText(note);
    await expect(result).toContainText(status);
  }
});

test('the link of an application leads a counter on', async ({ page, signedIn }) => {
  const { digits } = vectors.applications.usual;
  await page.goto(`/counter#${digits}`);
  await expect(
    page.getByText(/^This is a sealed visa application\. Only our office/),
  ).toBeVisible();
  await expect(page.getByText('Demo site: this code is not protected.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The application as a code/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectNothingFound(page);
  await test.step('signed out, it waits for the login', async () => {
    await page.getByRole('link', { name: 'Open at this counter' }).click();
    await logIn(page);
    await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  });
  await signedIn('/admin/counter');
  await page.goto(`/counter#${digits}`);
  await expect(page.getByRole('heading', { name: 'Amira Saleh' })).toBeVisible();
  await expect(page).toHaveURL('/admin/counter');
});
