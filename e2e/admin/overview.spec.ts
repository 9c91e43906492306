import { expectNothingFound } from '../axe';
import { application, contactMessage, page as pageEntry, post, section } from '../entries';
import { expect, notice, test, storedText } from '../test';

const LONG = 'Maximiliane'.repeat(27);

test('counts, quick actions, messages and figures', async ({ page, signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const today = new Date().toISOString();
  await signedIn('/admin/dashboard/overview', {
    visaApplications: [
      application({ id: 'a1', submissionDate: today }),
      application({ id: 'a2', trackingNumber: 'DV2', status: 'Approved', submissionDate: today }),
      application({ id: 'a3', trackingNumber: 'DV3', submissionDate: '2020-01-01T00:00:00Z' }),
    ],
    pages: [pageEntry(), pageEntry({ id: 'p2', slug: 'b', published: false })],
    blogs: [post()],
    sections: [section(), section({ id: 's2' }), section({ id: 's3' }), section({ id: 's4' })],
    contactMessages: [
      contactMessage(),
      contactMessage({
        id: 'm2',
        name: LONG,
        subject: 'مرحبا <b>bold</b> 🛂',
        message: `First line\n\n${LONG}<script>alert(1)</script>`,
        timestamp: '2026-11-02T09:30:00.000Z',
      }),
    ],
  });
  const main = page.getByRole('main');
  const messages = main.getByRole('region', { name: 'Messages' });

  await test.step('a message is read with the keyboard, newest first', async () => {
    await expect(messages).toContainText('2 unread of 2');
    const rows = messages.getByRole('listitem').getByRole('button');
    await expect(rows.first()).toContainText('مرحبا <b>bold</b>');
    await rows.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('<script>alert(1)</script>');
    await expectNothingFound(page);
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('omar@example.com');
    await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      `mailto:omar%40example.com?subject=${encodeURIComponent('Re: مرحبا <b>bold</b> 🛂')}`,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rows.first()).toBeFocused();
    await expect(messages).toContainText('1 unread of 2');
  });

  await test.step('what was read stays read, and never goes into the stored messages', async () => {
    await page.reload();
    await expect(messages).toContainText('1 unread of 2');
    const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(keys).toEqual([
      'adminAuthenticated',
      'adminUser',
      'blogs',
      'contactMessages',
      'isDemoInitialized',
      'loginTime',
      'pages',
      'sections',
      'visaApplications',
    ]);
    expect(await storedText(page, 'contactMessages')).not.toContain('read');
  });

  await test.step('deleted after a question, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNothingFound(page);
    await messages.getByRole('button', { name: /Maximiliane/ }).click();
    const dialog = page.getByRole('dialog');
    await expectNothingFound(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expectNothingFound(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'Message deleted.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(messages).toContainText('1 unread of 1');
    await expect(messages.getByRole('heading')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page, 'It was restored.')).toBeVisible();
    await expect(messages.getByRole('listitem').first()).toContainText('Maximiliane');
  });
});

test('the overview warns of full storage and leads to what is new', async ({ page, signedIn }) => {
  const applications = Array.from({ length: 84 }, (_, index) =>
    application({
      id: `a-${index}`,
      trackingNumber: `DV${1000 + index}`,
      submissionDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      note: 'x'.repeat(51_500),
    }),
  );
  const contactMessages = Array.from({ length: 9 }, (_, index) =>
    contactMessage({ id: `m-${index}`, subject: `Question ${index}` }),
  );
  await signedIn('/admin/dashboard/overview', {
    visaApplications: applications.slice(0, 75),
    contactMessages,
  });
  const main = page.getByRole('main');
  const newest = main.getByRole('region', { name: 'Newest applications' });
  const messages = main.getByRole('region', { name: 'Messages' });
  await expect(newest.getByRole('listitem')).toHaveCount(6);
  await expect(newest.getByRole('link', { name: /DV1074/ })).toHaveAttribute(
    'href',
    '/admin/dashboard/applications?open=a-74',
  );
  await expect(messages.getByRole('listitem')).toHaveCount(9);
  await expect(main.getByText(/pictures fill/)).toHaveCount(0);

  // Applications make room by themselves, other content does not.
  await page.evaluate(() => {
    localStorage.setItem('visaApplications', '[]');
    localStorage.setItem('filler', 'x'.repeat(4_400_000));
  });
  await page.reload();
  const warning = main.getByText(/^Pages, messages and pictures fill 8\d% of this browser/);
  await expect(warning).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await warning.evaluate(
    (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  await main.getByRole('link', { name: 'View storage' }).click();
  await expect(page.getByRole('meter')).toBeVisible();
});

test('content that cannot be read comes back', async ({ page, signedIn, expectFaults }) => {
  expectFaults(/Failed to parse data from localStorage/);
  const broken = '[{"id":"about",';
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await signedIn();
  const main = page.getByRole('main');
  const pages = main.getByRole('link', { name: /Total Pages/ });
  await expect(pages).toHaveText('Total Pages2');
  await page.evaluate((text) => {
    localStorage.setItem('pages', text);
    localStorage.setItem('contactMessages', 'oops');
    // Of other programs, which use our names.
    localStorage.setItem('settings', '{"theme":"dark"}');
    localStorage.setItem('visaApplications', '{"a":1}');
  }, broken);
  await page.reload();
  await expect(pages).toHaveText('Total Pages0');
  expect(errors).toContain('Failed to parse data from localStorage');

  const report = main.getByRole('region', { name: 'Some content cannot be read' });
  await expect(report.getByRole('listitem')).toHaveText([
    /Pages cannot be read./,
    /Visa applications cannot be read./,
    /Contact messages cannot be read./,
    /Site settings cannot be read./,
  ]);
  await expectNothingFound(page);

  await test.step('it is said where the list would be', async () => {
    await page.goto('/admin/dashboard/pages');
    await expect(page.getByText('The stored pages cannot be read.')).toBeVisible();
    await expect(page.getByText('The first page will appear here.')).toBeHidden();
    await page.goto('/admin/dashboard/applications');
    await expect(page.getByText('The stored applications cannot be read.')).toBeVisible();
    await expect(page.getByText('No applications')).toBeHidden();
    await page.goto('/admin/dashboard/overview');
  });
  await report.getByRole('link', { name: 'View what was set aside' }).first().click();
  await expect(page.getByText('Set aside: Pages could not be read')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What you can restore' })).toContainText('dark');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Delete Pages' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'It was deleted.')).toBeVisible();
  await page.goto('/admin/dashboard/overview');
  await expect(pages).toHaveText('Total Pages2');
  await expect(report.getByRole('listitem')).toHaveCount(3);
  expect(await storedText(page, 'contactMessages')).toBe('oops');
});

test.describe('in a browser that writes Arabic digits', () => {
  test.use({ locale: 'ar-EG' });

  test('counts have the digits of the page’s language', async ({ page, signedIn }) => {
    await signedIn('/admin/dashboard/overview', {
      pages: Array.from({ length: 12 }, (_, at) =>
        pageEntry({ id: `p${String(at)}`, slug: `p${String(at)}` }),
      ),
    });
    const cards = page.getByRole('list', { name: 'Content' }).getByRole('link');
    await expect(cards.filter({ hasText: 'Total Pages' })).toHaveText('Total Pages12');
    await page.goto('/admin/dashboard/pages');
    await page.getByRole('searchbox').fill('nothing has this name');
    await expect(page.getByText('0 of 12 found')).toBeVisible();
  });
});

test('the first line of the overview is what waits', async ({ page, signedIn }) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await signedIn('/admin/dashboard/overview', {
    visaApplications: [
      application({ id: 'a', trackingNumber: 'DV1', travelDate: tomorrow }),
      application({ id: 'b', trackingNumber: 'DV2', travelDate: '' }),
      application({ id: 'c', trackingNumber: 'DV3', status: 'Approved' }),
    ],
    contactMessages: [contactMessage()],
  });
  const work = page.getByRole('region', { name: 'To do' });
  await expect(work.getByRole('listitem')).toHaveText([
    '2 waiting',
    '1 travels within 3 days',
    '1 unread message',
    /^\d+ changes not published$/,
  ]);
  await work.getByRole('link', { name: '2 waiting' }).click();
  await expect(page.getByRole('heading', { name: 'Counter', level: 1 })).toBeVisible();
});

test('the report has what was decided, by visa and nationality', async ({ page, signedIn }) => {
  await signedIn('/admin/dashboard/applications', {
    visaApplications: [
      application({ id: 'a', trackingNumber: 'DV1', status: 'Approved', nationality: 'Jordan' }),
      application({ id: 'b', trackingNumber: 'DV2', status: 'Rejected', nationality: 'Jordan' }),
    ],
  });
  await page.getByRole('button', { name: 'Decisions' }).click();
  const report = page.getByRole('dialog', { name: 'Decisions' });
  await expect(report).toContainText('1 approved, 1 rejected.');
  await expect(report.getByRole('row', { name: 'Jordan 1 1 -' })).toBeVisible();
  await expectNothingFound(page);
});
