import { readFileSync } from 'node:fs';
import secrets from '../src/engines/handover/demoOfficeKey.json' with { type: 'json' };
import { demoKey, writeKeyFile, writeSheet } from '../src/engines/handover/officeKeys';
import { toDigits } from '../src/engines/handover/code';
import { fillAll, submit } from './applyForm';
import { rowsIn, rowsOf } from './database';
import { expectAdminKept, expectReadyOffline, test } from './ownServer';
import { changePassword, expect, notice, test as plainTest, download } from './test';
import { decide } from './officeCounter';

test('with the server gone a file brings the documents along, and its slip goes back as one', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const applicant = await browser.newPage();
  await Promise.all([applicant.goto('/'), page.goto('/')]);
  await Promise.all([expectReadyOffline(applicant), expectAdminKept(page)]);
  await server.stop();

  await fillAll(applicant);
  await submit(applicant);
  await expect(applicant.getByText(/^Includes your application and 2 documents/)).toBeVisible();
  const saved = await download(applicant, 'Download application file');
  expect(saved.suggestedFilename()).toMatch(/^DV\d{6}[\w-]*\.visa$/);
  const file = { name: 'a.visa', mimeType: '', buffer: readFileSync(await saved.path()) };

  await signedIn('/admin/counter');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Passport Copy: passport.pdf (here)')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open passport\.pdf/ })).toBeVisible();
  await decide(page, 'Processing');
  const slip = readFileSync(
    await (await download(page, page.getByRole('button', { name: 'Save', exact: true }))).path(),
  );

  await applicant.goto('/track');
  await applicant.getByText('Got a decision from us?').click();
  const chooser = applicant.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: slip });
  await expect(applicant.getByText(/^Signed by the office on /)).toBeVisible();
  await expect(applicant.getByRole('listitem').filter({ hasText: 'Processing' })).toContainText(
    'In progress',
  );
  await applicant.close();
});

plainTest(
  'a key is installed by sheet and by file, behind a password of one’s own, and cannot be copied',
  async ({ page, signedIn }) => {
    const demo = await demoKey();
    const [kty, crv] = ['EC', 'P-256'] as const;
    const { id, encrypt, sign } = secrets;
    const keys = { id, encrypt: { ...encrypt, kty, crv }, sign: { ...sign, kty, crv } };
    const keyFile = Buffer.from(await writeKeyFile(keys, 'a long passphrase'));
    const digits = toDigits(await writeSheet(demo));
    await signedIn('/admin/dashboard/profile#key');
    const install = page.getByRole('button', { name: 'Install the key' });
    const sheet = page.getByLabel(/^Digits of the recovery sheet/);
    await sheet.fill(digits);
    await install.last().click();
    await expect(page.getByText(/^This device still has the password/)).toBeVisible();

    await page.goto('/admin/dashboard/profile');
    await changePassword(page, 'one of our own');
    await expect(notice(page, 'Password Updated Successfully!')).toBeVisible();

    await page.goto('/admin/dashboard/profile#key');
    await sheet.fill(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`);
    await install.last().click();
    // In the form that it was typed in.
    await expect(
      page.locator('form', { has: sheet }).getByText(/^This is not a recovery sheet, or a digit/),
    ).toBeVisible();
    await sheet.fill(toDigits(await writeSheet({ ...demo, id: '1a2b3c4d' })));
    await install.last().click();
    await expect(page.getByText('This key belongs to another office.')).toBeVisible();
    expect(await rowsOf(page, 'officeKeys')).toBe('[]');
    await sheet.fill(digits.match(/.{5}/g)?.join(' ') ?? '');
    await install.last().click();
    await expect(page.getByText(`The key ${demo.id} is installed and works.`)).toBeVisible();

    const file = { name: 'office-key.json', mimeType: 'application/json', buffer: keyFile };
    await page.getByLabel(/^Key file/).setInputFiles(file);
    await page.getByLabel('Passphrase', { exact: true }).fill('wrong');
    await install.first().click();
    await expect(
      page.getByText('The passphrase is incorrect. The key was not installed.'),
    ).toBeVisible();
    await page.getByLabel('Passphrase', { exact: true }).fill('a long passphrase');
    await install.first().click();
    await expect(page.getByText(`The key ${demo.id} is installed and works.`)).toBeVisible();

    await page.reload();
    const installed = await rowsIn(page, 'officeKeys');
    const exported = installed.evaluate(([row]) => {
      const key: unknown = Reflect.get(Object(row), 'signing');
      if (!(key instanceof CryptoKey)) throw new Error('There is no key.');
      return crypto.subtle.exportKey('jwk', key);
    });
    await expect(exported).rejects.toThrow('InvalidAccessError');
  },
);
