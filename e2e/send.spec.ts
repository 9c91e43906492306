import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { button, pdf, picker, receiptNumber, applyWithAll } from './applyForm';
import { expectNothingFound } from './axe';
import { putRows, rowsOf } from './database';
import { application, visaCard } from './entries';
import { refuseRows } from './faults';
import { enterCounter } from './officeCounter';
import {
  expect,
  newWindow,
  notice,
  test,
  chooseFile,
  download,
  storedText,
  watchShifts,
} from './test';
import { translate } from './translator';

/** A device that shares files of these types; each attempt ends as `window.ending` says. */
async function withSharing(page: Page, types?: readonly string[]): Promise<void> {
  await page.addInitScript((allowed) => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) =>
        files.every(({ type }) => allowed?.includes(type) ?? true),
      share: async ({ files = [], text }: ShareData) => {
        Object.assign(window, { said: text });
        for (const file of files) {
          const bytes = new Uint8Array(await file.arrayBuffer());
          const content = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
          shared.push(`${file.name}: ${content}`);
        }
        const ending: unknown = Reflect.get(window, 'ending');
        if (typeof ending === 'string') throw new DOMException('', ending);
      },
    });
  }, types);
}

/** What was shared so far, each file after its name. */
const sharedFiles = (page: Page) =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'shared');
    return Array.isArray(list) ? list.map(String) : [];
  });
const contentOf = (file = '') => Buffer.from(file.replace(/^[^:]*: /, ''), 'latin1');

/** Keeps the addresses of emails and of other sites that a link would open. */
async function withLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin === location.origin || link.download !== '') return;
      event.preventDefault();
      opened.push(link.href);
    });
  });
}

const openedLinks = (page: Page) =>
  page.evaluate(() => {
    const opened: unknown = Reflect.get(window, 'opened');
    return Array.isArray(opened) ? opened.map(String) : [];
  });

const delivery = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Where your application is' });
const send = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Send it to our office' })
    .or(page.getByRole('main').getByRole('link', { name: 'Send it to our office' }));

const NUMBER = 'DV123456';

/** A counter in another browser, signed in. */
async function openCounter(browser: Browser): Promise<Page> {
  const counter = await browser.newPage();
  await enterCounter(counter);
  return counter;
}

async function expectOpensAtCounter(counter: Page, name: string, buffer: Buffer): Promise<void> {
  await chooseFile(counter, 'Choose a file', { name, mimeType: '', buffer });
  await expect(counter.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
  await expect(counter.getByRole('listitem').filter({ hasText: '(here)' })).toHaveCount(2);
}

test('one press shares the file that a counter opens', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSharing(page);
  const number = await applyWithAll(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Application Submitted!' }),
  ).toBeVisible();
  await expect(page.getByText(/Ready to send|Not sent/)).toHaveCount(0);
  await expect(delivery(page)).toContainText('One thing is left to do.');
  // On a phone the number, the button and the way to the code are in the first screenful.
  for (const first of [
    page.getByRole('button', { name: 'Copy number' }),
    send(page),
    page.getByText('Show at a counter'),
  ])
    await expect(first).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Add a traveller' })).toBeInViewport({ ratio: 1 });
  await expect(delivery(page)).toContainText('To: info@example.com');
  await expect(page.getByRole('article').getByText(/^(?:SUBMITTED|SENT)$/)).toHaveCount(0);
  await expectNothingFound(page);

  await test.step('the answers are folded, but not on paper', async () => {
    const passport = page.getByRole('definition').filter({ hasText: 'N1234567' });
    await expect(passport).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(passport).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('Your answers', { exact: true }).click();
    await expect(passport).toBeVisible();
  });

  await test.step('cancelled, it is not sent', async () => {
    await page.evaluate(() => Reflect.set(window, 'ending', 'AbortError'));
    await send(page).click();
    await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(delivery(page)).toContainText('One thing is left to do.');
    expect(await rowsOf(page, 'sendings')).toBe('[]');
  });

  await page.evaluate(() => Reflect.set(window, 'ending', undefined));
  await send(page).click();
  await expect(delivery(page)).toContainText(/Sent on \w/);
  await expect(delivery(page)).toContainText('You shared it with another app.');
  await expectNothingFound(page);
  await expect(page.getByRole('article').getByText(/^SENT$/)).toBeVisible();
  const said = await page.evaluate(() => Reflect.get(window, 'said') as unknown);
  expect(said).toBe(`To: info@example.com\nVisa application ${number}\n${number} Amal Haddad`);
  const file = (await sharedFiles(page)).at(-1);
  expect(file).toMatch(/^DV\d{6}[\w-]*\.visa: F/);
  const counter = await openCounter(browser);
  await expectOpensAtCounter(counter, `${number}.visa`, contentOf(file));
  await counter.close();

  await test.step('it is remembered, on Track and on Home', async () => {
    await page.reload();
    await expect(delivery(page)).toContainText(/Sent on \w/);
    await page.goto(`/track?number=${number}`);
    await expect(delivery(page)).toContainText(/Sent on \w/);
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Your application' });
    await expect(strip).toContainText(/Sent on \w/);
    await expect(send(page)).toHaveCount(0);
  });

  await test.step('what was not sent after all is taken back', async () => {
    await page.goto(`/apply?receipt=${number}`);
    await page.getByRole('button', { name: 'I did not send it' }).click();
    await expect(delivery(page)).toContainText('One thing is left to do.');
  });
});

test('a file is saved and an email holds the link, translated too', async ({ page, browser }) => {
  await withLinks(page);
  const number = await applyWithAll(page);
  await translate(page);
  const file = await download(page, send(page));
  expect(file.suggestedFilename()).toBe(`${number}-Amal-Haddad.visa`);
  await expect(delivery(page)).toContainText(
    `Attach ${number}-Amal-Haddad.visa from your downloads`,
  );
  // Whether the email was sent is the visitor's to say.
  await expect(delivery(page)).toContainText('Did the email go out?');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(delivery(page)).toContainText(/Sent on \w/);
  await page.getByRole('button', { name: 'I did not send it' }).click();
  await expect(delivery(page)).toContainText('One thing is left to do.');
  const [mail = ''] = await openedLinks(page);
  const { protocol, pathname, searchParams } = new URL(mail);
  expect(protocol + decodeURIComponent(pathname)).toBe('mailto:info@example.com');
  expect(searchParams.get('subject')).toBe(`Visa application ${number}`);
  const body = searchParams.get('body') ?? '';
  expect(body).toMatch(new RegExp(String.raw`^${number} Amal Haddad\n\nhttp`));

  const counter = await openCounter(browser);
  await expectOpensAtCounter(counter, `${number}.visa`, await readFile(await file.path()));
  await counter.keyboard.press('Escape');
  await expect(counter.getByRole('heading', { name: 'Amal Haddad' })).toHaveCount(0);
  const [link = ''] = /https?:\/\/\S+\/counter#\d+/.exec(body) ?? [];
  await counter.goto(link);
  await expect(counter.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible();
  await counter.close();
});

test.describe('travellers who apply together', () => {
  const family = ['Amal', 'Basma', 'Careem'].map((firstName, at) =>
    application({
      id: `application-${at}`,
      trackingNumber: `DV12345${at}`,
      firstName,
      submissionDate: `2026-11-0${at + 1}T09:30:00.000Z`,
      ...(at > 0 && { party: 'application-0' }),
    }),
  );
  const files = ['Amal', 'Basma', 'Careem'].map((name, at) => `DV12345${at}-${name}-Haddad.visa`);
  const all = (page: Page) => page.getByRole('button', { name: 'Send all 3 to our office' });
  const sentRows = (page: Page) => page.getByRole('listitem').filter({ hasText: /Sent on \w/ });

  test('are shared in one press, a file each', async ({ page, browser, visit }) => {
    await withSharing(page);
    await visit('/track?number=DV123451', { visaApplications: family });
    await all(page).click();
    await expect(delivery(page)).toContainText(/Sent on \w/);
    await expect(sentRows(page)).toHaveText([/Amal/, /Basma/, /Careem/]);
    const shared = await sharedFiles(page);
    const counter = await openCounter(browser);
    for (const [at, file] of shared.entries()) {
      const buffer = contentOf(file);
      await chooseFile(counter, 'Choose a file', { name: files[at] ?? '', mimeType: '', buffer });
      const heading = `${family[at]?.firstName ?? ''} Haddad`;
      await expect(counter.getByRole('heading', { name: heading })).toBeVisible();
      await counter.keyboard.press('Escape');
    }
    expect(shared).toHaveLength(3);
    await counter.close();

    await test.step('one press takes back what one press said', async () => {
      await page.getByRole('button', { name: 'I did not send them' }).click();
      await expect(all(page)).toBeVisible();
      await expect(sentRows(page)).toHaveCount(0);
    });
  });

  test('are in one email, but for who was sent before', async ({ page, visit }) => {
    await withLinks(page);
    await visit('/apply?receipt=DV123450', { visaApplications: family });
    await expect(page.getByRole('link', { name: 'Send all 3 to our office' })).toBeVisible();
    await putRows(page, 'sendings', [{ applicationId: 'application-2', at: 1, how: 'said' }]);
    await page.reload();
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await page.getByRole('link', { name: 'Send both to our office' }).click();
    await expect.poll(() => saved.toSorted()).toEqual(files.slice(0, 2));
    const [mail = ''] = await openedLinks(page);
    const { searchParams } = new URL(mail);
    expect(searchParams.get('subject')).toBe('Visa applications DV123450, DV123451');
    expect(searchParams.get('body')).toMatch(/^DV123450 Amal Haddad\nDV123451 Basma Haddad\n/);
    await expect(sentRows(page)).toHaveText([/Careem/]);
    await page.getByRole('button', { name: 'I have sent both' }).click();
    await expect(sentRows(page)).toHaveText([/Amal/, /Basma/, /Careem/]);
    await expectNothingFound(page);
  });
});

test('what is only made ready is not sent, until the visitor says so', async ({ page, visit }) => {
  await visit(`/apply?receipt=${NUMBER}`, { visaApplications: [application({ documents: {} })] });
  await download(page, 'Download application file');
  await expect(delivery(page)).toContainText('One thing is left to do.');
  await expect(delivery(page)).toContainText(
    'You saved the file. Have you sent it or handed it over?',
  );
  await expectNothingFound(page);
  // What is missing is said where it can be added, on paper, and once it is too late to add it.
  const papers = page.getByText('Send us a copy of your passport and a photo');
  await expect(delivery(page)).toContainText('Still missing: Passport Copy, Passport Photo.');
  await expect(papers).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(papers).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(delivery(page)).toContainText(/Sent on \w/);
  await expect(delivery(page)).toContainText('You said you sent it.');
  await expect(papers).toBeVisible();
});

test('WhatsApp is offered where the settings link it', async ({ page, visit }) => {
  const socialLinks = { facebook: '', twitter: '', instagram: '', linkedin: '' };
  await withLinks(page);
  await visit(`/apply?receipt=${NUMBER}`, {
    visaApplications: [application()],
    settings: { socialLinks },
  });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  const withWhatsApp = { ...socialLinks, instagram: 'https://wa.me/971501234567' };
  await visit(`/apply?receipt=${NUMBER}`, { settings: { socialLinks: withWhatsApp } });
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  await expect(delivery(page)).toContainText('Did the WhatsApp message go out?');
  const [opened = ''] = await openedLinks(page);
  expect(decodeURIComponent(opened)).toMatch(
    /^https:\/\/wa\.me\/971501234567\?text=Visa application DV123456\n\S+\/counter#\d{100,}$/,
  );
});

test('with a full database the file is shared, but not noted', async ({ page, visit }) => {
  await withSharing(page);
  await refuseRows(page, 'sendings');
  await visit(`/apply?receipt=${NUMBER}`, { visaApplications: [application()] });
  await send(page).click();
  await expect(delivery(page)).toContainText('This browser could not note this.');
  await expect(delivery(page)).toContainText('storage is full');
  await expect(delivery(page)).toContainText('One thing is left to do.');
});

test('on Track a decision is expected from the sending on, in another tab too', async ({
  page,
  context,
  visit,
}) => {
  await visit(`/track?number=${NUMBER}`, {
    visaCards: [visaCard({ title: '30-Day Tourist', duration: '30 Days', processing: '2-3 Days' })],
    visaApplications: [application({ submissionDate: '2020-11-01T09:30:00.000Z' })],
  });
  const result = page.getByRole('region', { name: 'Tracking number' });
  await expect(delivery(page)).toContainText('One thing is left to do.');
  await expect(result).not.toContainText('Decision expected by');
  await expect(page.getByText('taking longer than usual')).toHaveCount(0);
  await expectNothingFound(page);
  const other = await newWindow(context);
  await withLinks(other);
  await other.goto(`/apply?receipt=${NUMBER}`);
  await send(other).click();
  await expect(delivery(page)).toContainText('Did the email go out?');
  await other.getByRole('button', { name: 'I have sent it' }).click();
  await expect(delivery(page)).toContainText(/Sent on \w/);
  await expect(result).toContainText('Decision expected by');
  await expect(page.getByText('taking longer than usual')).toHaveCount(0);
});

test('an approved application has stamp, days and calendar', async ({ page, visit }) => {
  await visit(`/track?number=${NUMBER}`, {
    visaApplications: [application({ status: 'Approved' })],
  });
  const approved = page.getByRole('region', { name: 'Your visa is approved' });
  await expect(approved).toContainText('Last day of your stayFeb 8, 2027');
  await expect(delivery(page)).toContainText('Received by the office');
  await expectNothingFound(page);
  const file = await download(page, approved.getByRole('button', { name: 'Add to calendar' }));
  expect(file.suggestedFilename()).toBe('DV123456.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/^DTSTART;VALUE=DATE:\d+/gm)).toEqual([
    'DTSTART;VALUE=DATE:20270110',
    'DTSTART;VALUE=DATE:20270201',
    'DTSTART;VALUE=DATE:20270208',
  ]);
});

test('Home offers a draft, or the newest application', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Your application' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  const shifted = await watchShifts(page);
  await visit('/', {
    visaApplications: [
      application({
        id: 'old',
        trackingNumber: 'DV111111',
        submissionDate: '2026-10-01T00:00:00.000Z',
      }),
      application(),
    ],
  });
  await expect(strip).toContainText('DV 123 456');
  await expect(strip).toContainText('Still to be sent');
  await expect(strip.getByRole('link', { name: 'Send it to our office' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.0005);
  await expectNothingFound(page);

  await visit('/', { visaApplications: [application({ status: 'Approved' })] });
  await expect(strip).toContainText('Approved');

  await page.goto('/apply?visa=tourist-30');
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First Name', { exact: true }).fill('Amal');
  await expect.poll(() => rowsOf(page, 'drafts')).toContain('Amal');
  await page.goto('/');
  await expect(strip).toContainText('You have an unfinished application.');
  await strip.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Amal');
});

test('an application not sent is withdrawn after a question', async ({ page, visit }) => {
  await visit(`/apply?receipt=${NUMBER}`, { visaApplications: [application()] });
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await button(page, 'Withdraw').click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('article')).toBeVisible();

  await test.step('sent in another tab meanwhile', async () => {
    await button(page, 'Withdraw').click();
    await putRows(page, 'sendings', [{ applicationId: 'application-1', at: 1, how: 'said' }]);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('alert')).toContainText('Your application was not withdrawn.');
    await page.reload();
    await page.getByRole('button', { name: 'I did not send it' }).click();
  });

  await button(page, 'Withdraw').click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/track');
  await expect(notice(page, 'Application withdrawn')).toContainText('DV123456');
  expect(await storedText(page, 'visaApplications')).toBe('[]');
});

test('an application not sent is corrected under its number', async ({ page }) => {
  await withLinks(page);
  const number = await applyWithAll(page);
  await page.getByRole('button', { name: 'Download application file' }).click();
  await expect(delivery(page)).toContainText('You saved the file');
  await page.getByRole('link', { name: 'Correct your answers' }).click();
  const name = page.getByLabel('First Name', { exact: true });
  await expect(name).toHaveValue('Amal');
  await name.fill('Amala');
  await button(page, 'Next').click();
  await expect(page.getByText('photo.png').first()).toBeVisible();
  await picker(page, 'Flight Booking').setInputFiles(pdf('flight.pdf'));
  await expectNothingFound(page);
  await button(page, 'Save changes').click();
  await expect(notice(page, 'Your changes are saved')).toBeVisible();
  expect(await receiptNumber(page)).toBe(number);
  await expect(page.getByRole('article')).toContainText('Amala Haddad');
  await expect(page.getByText(/^Includes your application and 3 documents/)).toBeVisible();
  // The file that was saved before has the old answers.
  await expect(delivery(page)).not.toContainText('You saved the file');

  await send(page).click();
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(delivery(page)).toContainText(/Sent on \w/);
  await expect(page.getByRole('link', { name: 'Correct your answers' })).toHaveCount(0);
  const change = page.getByRole('region', { name: 'Something to change?' });
  await expect(change.getByRole('link', { name: 'contact us' })).toBeVisible();
  await page.goto(`/apply?correct=${number}&step=2`);
  expect(await receiptNumber(page)).toBe(number);
});

test('of two tabs that correct, the second is told', async ({ page, context, store }) => {
  await store({ visaApplications: [application()] });
  const correct = `/apply?correct=${NUMBER}&step=2`;
  const nameIn = (tab: Page) => tab.getByLabel('First Name', { exact: true });
  await page.goto(correct);
  await nameIn(page).fill('Amala');
  const other = await newWindow(context, correct);
  await nameIn(other).fill('Amalia');
  await button(other, 'Next').click();
  await putRows(other, 'sendings', [{ applicationId: 'application-1', at: 1, how: 'said' }]);
  await button(other, 'Save changes').click();
  await expect(
    other.getByText('It was sent in the meantime, so it is not changed here.'),
  ).toBeVisible();
  await putRows(other, 'sendings', [{ applicationId: 'application-1', at: 2, how: 'undone' }]);
  await button(other, 'Try Again').click();
  await expect(other.getByRole('article')).toContainText('Amalia Haddad');
  await button(page, 'Next').click();
  await button(page, 'Save changes').click();
  await expect(page.getByText('It was changed in another tab.')).toBeVisible();
  await expect(page.getByText('All your answers and files are still here.')).toBeVisible();
  await button(page, 'Try Again').click();
  await expect(page.getByRole('article')).toContainText('Amala Haddad');
});

test('an application is shared as a text where files are refused', async ({ page }) => {
  const isText = (file: string) => /^DV\d{6}[\w-]*\.txt: -----BEGIN/.test(file);
  await withSharing(page, ['text/plain']);
  await applyWithAll(page);
  const failed = page.getByText('Sharing did not work. Email it, or download the file.');
  const waiting = page.getByText('Your file is ready. Press the button once more.');
  const shareAgain = async (ending: string | undefined, times: number) => {
    await page.evaluate((name) => Reflect.set(window, 'ending', name), ending);
    await send(page).click();
    const texts = async () => (await sharedFiles(page)).filter(isText).length;
    await expect.poll(texts).toBe(times);
  };
  await shareAgain('NotAllowedError', 1);
  await expect(waiting).toBeVisible();
  await shareAgain('NotAllowedError', 2);
  await expect(failed).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await shareAgain('AbortError', 3);
  await expect(failed).toHaveCount(0);
  await shareAgain('DataError', 4);
  await expect(failed).toBeVisible();
  expect((await download(page, 'Download application file')).suggestedFilename()).toMatch(
    /^DV\d{6}[\w-]*\.visa$/,
  );
});
