import { rm, writeFile } from 'node:fs/promises';
import {
  allowWrites,
  answer,
  answers,
  button,
  DETAILS,
  emptyStorage,
  field,
  fillAll,
  fillDetails,
  fillStorage,
  pdf,
  picker,
  png,
  receiptNumber,
  refuseWrites,
  slot,
  step,
  storedApplications,
  submit,
  successNotice,
  openDetails,
  openDocuments,
  submitted,
} from './applyForm';
import { sidewaysOverflow } from './axe';
import { application } from './entries';
import { expect, holdBack, test, chooseFile, transferOf, tabTo } from './test';

test('an application is filled in, submitted, stored, found again @smoke', async ({ page }) => {
  await fillAll(page);
  await submit(page);
  // First the notice, which goes by itself.
  const told = await successNotice(page).textContent();
  const number = await receiptNumber(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(told).toContain(`Your tracking number is ${number}.`);
  expect(await storedApplications(page)).toEqual([
    {
      id: expect.any(String),
      trackingNumber: number,
      visaType: 'tourist-30',
      firstName: DETAILS['First Name'],
      lastName: DETAILS['Last Name'],
      email: DETAILS.Email,
      phone: DETAILS['Phone Number'],
      nationality: DETAILS.Nationality,
      passportNumber: DETAILS['Passport Number'],
      dateOfBirth: DETAILS['Date of Birth'],
      travelDate: DETAILS['Travel Date'],
      purpose: DETAILS['Purpose of Visit'],
      documents: {
        passportCopy: {
          name: 'passport.pdf',
          size: pdf().buffer.length,
          type: 'application/pdf',
        },
        passportPhoto: { name: 'photo.png', size: png().buffer.length, type: 'image/png' },
        flightBooking: null,
        hotelReservation: null,
      },
      status: 'Submitted',
      submissionDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    },
  ]);

  await test.step('the receipt says what was submitted, and that it is kept here alone', async () => {
    const receipt = page.getByRole('article', { name: /^Receipt/ });
    for (const text of [
      'Submitted',
      'Tourist Visa - 30 Days',
      'AED 350',
      'Amal Haddad',
      DETAILS.Email,
      DETAILS['Phone Number'],
      DETAILS.Nationality,
      DETAILS['Passport Number'],
      'May 3, 1990',
      'Jan 10, 2099',
      DETAILS['Purpose of Visit'],
      'passport.pdf',
      'photo.png',
      'A payment link is emailed to you after your documents are approved.',
      'Only in this browser',
    ])
      await expect(receipt).toContainText(text);
    await expect(page).toHaveTitle(/^Application Submitted/);
    await expect(button(page, 'Print or save as PDF')).toBeVisible();
  });

  await test.step('Back does not return into the submitted form', async () => {
    await page.goBack();
    await expect(step(page, 'Visa Selection')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.goForward();
    expect(await receiptNumber(page)).toBe(number);
  });

  await test.step('it is there after a reload, and found by its number', async () => {
    await page.reload();
    expect(await receiptNumber(page)).toBe(number);
    await page.getByRole('main').getByRole('link', { name: 'Track Application' }).click();
    await expect(page).toHaveURL(`/track?number=${number}`);
    await expect(page.getByRole('region', { name: 'Tracking number' })).toContainText('Submitted');
  });

  await test.step('a new application starts empty', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Start a new application' }).click();
    await expect(step(page, 'Visa Selection')).toBeVisible();
    await expect(button(page, 'Next')).toBeDisabled();
  });
});

test('the number is copied, or selected without a clipboard', async ({ page, context, visit }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/apply?receipt=DV123456', { visaApplications: [application()] });
  await button(page, 'Copy number').click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DV123456');
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await button(page, 'Copy number').click();
  await expect(page.getByText(/^Selected\. Copy it/)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('DV123456');
});

test('the receipt prints on one page of A4', async ({ page, visit }) => {
  const name = 'n'.repeat(300);
  const file = { name: `${'scan '.repeat(60)}.pdf`, size: 1000, type: 'application/pdf' };
  const documents = {
    passportCopy: file,
    passportPhoto: file,
    flightBooking: file,
    hotelReservation: file,
  };
  await visit('/apply?receipt=DV123456', {
    visaApplications: [application({ firstName: name, documents })],
  });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByLabel(/^The application as a code/).first()).toBeAttached();
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1')).toContain('/Count 1');

  const arabic = 'محمد الأحمدي';
  await visit('/apply?receipt=DV123456', {
    visaApplications: [application({ firstName: arabic, lastName: '' })],
  });
  await page.emulateMedia({ media: 'print' });
  const fact = page.getByRole('article').locator('dl > div').filter({ hasText: arabic });
  const apart = await fact.evaluate((element) => {
    const [label = 0, shown = Infinity] = ['dt', 'dd bdi'].map((selector) => {
      const text = document.createRange();
      text.selectNodeContents(element.querySelector(selector) ?? element);
      return text.getBoundingClientRect().left;
    });
    return Math.abs(label - shown);
  });
  expect(apart).toBeLessThan(2);
});

test('the steps follow their buttons and the browser’s, and keep input', async ({ page }) => {
  await page.goto('/apply');
  const transit = page.getByRole('radio', { name: /Transit Visa - 96 Hours/ });
  // A choice says what its card says.
  await expect(transit).toHaveAccessibleDescription(/12-24 Hours.*onward ticket/);
  await transit.check();
  await button(page, 'Next').click();
  await expect(step(page, 'Personal Details')).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 3: Personal Details/);
  await button(page, 'Next').click();
  await expect(step(page, 'Documents')).toBeFocused();
  await expect(page).toHaveTitle(/^Step 3 of 3: Documents/);
  await button(page, 'Previous').click();
  await expect(step(page, 'Personal Details')).toBeFocused();
  await field(page, 'First Name').fill('Amal');
  await button(page, 'Next').click();
  await page.goBack();
  await expect(field(page, 'First Name')).toHaveValue('Amal');
  await page.goBack();
  await expect(transit).toBeChecked();
  await page.goForward();
  await expect(field(page, 'First Name')).toHaveValue('Amal');
  await button(page, 'Previous').click();
  await expect(step(page, 'Visa Selection')).toBeVisible();
  await expect(page).toHaveURL('/apply');
});

test('addresses: a later step, no such receipt', async ({ page }) => {
  await page.goto('/apply?step=3');
  await expect(step(page, 'Visa Selection')).toBeVisible();
  await expect(page).toHaveTitle(/^Step 1 of 3/);
  await page.goto('/apply?visa=visit-30&step=3&check=true');
  await expect(step(page, 'Documents')).toBeVisible();
  await page.goto('/apply?receipt=000000');
  await expect(step(page, 'Visa Selection')).toBeVisible();
  await expect(page.getByText(/^We can’t find 000000 here\./)).toBeVisible();
  await expect(page).toHaveTitle(/^Step 1 of 3/);
});

test('a card’s visa is chosen before the scripts, or in a new tab', async ({ page, context }) => {
  const letCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/visa-types');
  await page.getByRole('link', { name: 'Apply Now for 14-Day Business' }).click();
  await page.waitForURL('/apply?visa=visa-14-day-business');
  letCome();
  await expect(page.getByRole('radio', { name: /Business Visa/ })).toBeChecked();
  await expect(button(page, 'Next')).toBeEnabled();

  await page.goto('/');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Apply Now for 90-Day Tourist' })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab.getByRole('radio', { name: /Tourist Visa - 90 Days/ })).toBeChecked();
});

test('a card’s visa is chosen while another tab is storing the first content', async ({ page }) => {
  const letCome = await holdBack(page, /\/assets\/index-[^/]*\.js/);
  await page.goto('/apply?visa=visa-90-day-tourist');
  const files = await page.locator('html').getAttribute('data-start');
  const site = /\/assets\/site-\S+\.js/.exec(files ?? '')?.[0] ?? '';
  await page.evaluate((file) => import(file), site);
  // The flag is written before the content.
  await page.evaluate(() => localStorage.setItem('isDemoInitialized', 'true'));
  letCome();
  await expect(page.getByRole('radio', { name: /Tourist Visa - 90 Days/ })).toBeChecked();
});

test('the dash of a visa’s name ends no line, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apply');
  const names = page.getByText(/^(Tourist|Business|Transit|Visit) Visa - \d+/);
  await expect(names).toHaveCount(5);
  const linesOf = (name: Element) => {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const at of (text.textContent ?? '').split('').keys()) {
        const sign = document.createRange();
        sign.setStart(text, at);
        sign.setEnd(text, at + 1);
        tops.push(Math.round(sign.getBoundingClientRect().top));
      }
    const dash = name.textContent.indexOf('-');
    return new Set([tops[dash - 2], tops[dash], tops[dash + 2]]).size;
  };
  for (const name of await names.all()) expect(await name.evaluate(linesOf)).toBe(1);
  await names.first().evaluate((name) => getSelection()?.selectAllChildren(name));
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Tourist Visa - 30 Days');
});

test('what an application lacks is said beside Submit and on the receipt', async ({ page }) => {
  await openDocuments(page, 'tourist-90');
  await expect(answer(page, 'Visa Type')).toContainText('Tourist Visa - 90 Days');
  for (const label of Object.keys(DETAILS))
    await expect(answer(page, label)).toContainText('Not provided');
  const missing = page.getByRole('region', { name: 'What is missing' });
  for (const lack of ['so we can reach you', 'Add your name', 'No documents'])
    await expect(missing).toContainText(lack);
  const payment = page.getByText(
    'A payment link is emailed to you after your documents are approved. Add your email address',
  );
  await expect(payment).toBeVisible();
  await page.getByRole('button', { name: 'Change Phone Number' }).click();
  await field(page, 'Phone Number').fill(DETAILS['Phone Number']);
  await button(page, 'Back to step 3').click();
  await expect(missing).toContainText('Add your name');
  await expect(missing).not.toContainText('reach you');
  await picker(page, 'Passport Photo').setInputFiles(png());
  await expect(missing).toContainText('No passport copy yet.');
  await expect(missing).not.toContainText('No documents');
  await submitted(page);
  await expect(payment).toBeVisible();
  const sending = page.getByRole('region', { name: 'Where your application is' });
  await expect(sending).toContainText('Still missing: your name, Passport Copy.');
  await page.goto(`/track?number=${await receiptNumber(page)}`);
  await sending.getByRole('link', { name: 'Add what is missing' }).click();
  await expect(step(page, 'Personal Details')).toBeVisible();
});

test('a tab’s second application has its own receipt at once', async ({ page }) => {
  const apply = async () => {
    await page.getByRole('radio').first().check();
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await submit(page);
  };
  await page.goto('/apply');
  await apply();
  const first = await receiptNumber(page);
  await page.getByRole('link', { name: 'Start a new application' }).click();
  await page.evaluate(() => {
    const note = () => {
      if (!document.querySelector('main h1') || document.querySelector('main .failure-note'))
        document.body.dataset['flashed'] = '';
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await apply();
  await expect(page.getByRole('article', { name: /^Receipt/ })).not.toContainText(first);
  expect(await receiptNumber(page)).not.toBe(first);
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed');
});

test('the details help with what is typed, and block nothing', async ({ page }) => {
  await openDetails(page);

  await test.step('the Enter that confirms an input method stays in its field', async () => {
    for (const label of ['First Name', 'Nationality'] as const) {
      await field(page, label).focus();
      // As Safari sends it, once the composition has ended.
      await field(page, label).dispatchEvent('keydown', {
        key: 'Enter',
        keyCode: 229,
        bubbles: true,
      });
      await expect(field(page, label)).toBeFocused();
    }
    await field(page, 'First Name').press('Enter');
    await expect(field(page, 'Last Name')).toBeFocused();
  });

  await test.step('dates are said in words, nationalities are found by what was typed', async () => {
    await field(page, 'Date of Birth').fill('1990-05-03');
    await expect(page.getByText('Thursday, May 3, 1990').first()).toBeVisible();
    const nationality = page.getByRole('combobox', { name: 'Nationality' });
    await nationality.fill('الأردن');
    await expect(nationality).toHaveCSS('direction', 'rtl');
    await nationality.fill('');
    await nationality.pressSequentially('cote');
    await page.getByRole('option', { name: 'Côte d’Ivoire' }).click();
    await expect(nationality).toHaveValue('Côte d’Ivoire');
  });

  // Advice comes once a field was left.
  const note = page.getByText('This does not look like an email address.');
  await field(page, 'Email').pressSequentially('amal');
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(note).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/does not look like an email/);
  await field(page, 'Email').fill('amal@example.com');
  await expect(note).toHaveCount(0);
  await fillDetails(page, {
    'Passport Number': 'N1',
    'Travel Date': '2020-01-01',
    'Date of Birth': '2090-01-01',
  });
  await expect(page.getByText('This travel date has passed.')).toBeVisible();
  await button(page, 'Next').click();
  await expect(answer(page, 'Passport Number')).toContainText('6 to 9 letters and digits');
  await expect(answer(page, 'Date of Birth')).toContainText('in the future');
  await submitted(page);
});

test('a file that is empty, locked or not what it says is reported', async ({ page }) => {
  await openDocuments(page);
  const file = { mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await picker(page, 'Passport Copy').setInputFiles({ ...file, name: 'text.jpg' });
  await picker(page, 'Passport Photo').setInputFiles({
    ...file,
    name: 'empty.jpg',
    buffer: Buffer.alloc(0),
  });
  const locked = String(pdf().buffer).replace('/Root', '/Encrypt 9 0 R/Root');
  await picker(page, 'Flight Booking').setInputFiles({ ...pdf(), buffer: Buffer.from(locked) });
  await expect(slot(page, 'Passport Copy')).toContainText('isn’t really a JPG');
  await expect(slot(page, 'Passport Photo')).toContainText('This file is empty.');
  await expect(picker(page, 'Flight Booking')).toHaveAccessibleDescription(/PDF is protected/);
  await submitted(page);
  expect(await storedApplications(page)).toMatchObject([
    { documents: { passportCopy: { name: 'text.jpg', size: 10, type: 'image/jpeg' } } },
  ]);
  await page.reload();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('isn’t really a JPG');
  await expect(receipt).toContainText('This file is empty.');
});

test('a file that cannot be read leaves the one before it', async ({ page }, testInfo) => {
  await openDocuments(page);
  const copy = picker(page, 'Passport Copy');
  const kept = testInfo.outputPath('kept.pdf');
  await writeFile(kept, pdf().buffer);
  await copy.setInputFiles(kept);
  await expect(slot(page, 'Passport Copy')).toContainText('kept.pdf');

  const gone = testInfo.outputPath('gone.pdf');
  await writeFile(gone, pdf().buffer);
  // The file is deleted before the page hears of the choice.
  await copy.evaluate((input) =>
    input.addEventListener('change', (event) => event.stopPropagation(), { once: true }),
  );
  await copy.setInputFiles(gone);
  await Promise.all([rm(gone), rm(kept)]);
  await copy.dispatchEvent('change');
  await expect(copy).toHaveAccessibleDescription(/gone\.pdf cannot be read/);
  await expect(slot(page, 'Passport Copy')).toContainText('kept.pdf');

  // What was kept is a copy, which its file's deletion does not touch.
  await submitted(page);
});

test('Change goes to the answer and comes back to it', async ({ page }) => {
  await fillAll(page);
  await page.getByRole('button', { name: 'Change Passport Number' }).click();
  await expect(field(page, 'Passport Number')).toBeFocused();
  await field(page, 'Passport Number').fill('X7654321');
  await button(page, 'Back to step 3').click();
  await expect(answer(page, 'Passport Number')).toContainText('X7654321');
  await expect(page.getByRole('button', { name: 'Change Passport Number' })).toBeFocused();

  await page.getByRole('button', { name: 'Change Visa Type' }).click();
  await expect(page.getByRole('radio', { name: /Tourist Visa - 30 Days/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.goBack();
  await expect(answer(page, 'Visa Type')).toContainText('Business Visa - 14 Days');
  await expect(page.getByRole('button', { name: 'Change Visa Type' })).toBeFocused();
  await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
  await submitted(page);
});

test('a form that stays open over midnight goes by the new day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-25T23:50:00') });
  await openDetails(page);
  await field(page, 'Travel Date').fill('2026-11-25');
  await field(page, 'Travel Date').blur();
  await expect(field(page, 'Travel Date')).toHaveAttribute('min', '2026-11-25');
  await page.clock.fastForward(30 * 60_000);
  await expect(field(page, 'Travel Date')).toHaveAttribute('min', '2026-11-26');
  await expect(page.getByText('This travel date has passed. Please check it.')).toBeVisible();
  await field(page, 'Date of Birth').fill('2026-11-26');
  await field(page, 'Date of Birth').blur();
  await expect(page.getByText('This is today’s date.')).toBeVisible();
});

test('in forced colours the marked country and result are outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDetails(page);
  await field(page, 'Nationality').fill('United');
  await field(page, 'Nationality').press('ArrowDown');
  const country = page.getByRole('option', { selected: true });
  await expect(country).toHaveCSS('outline-style', 'solid');
  await field(page, 'Nationality').press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill('visa');
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

test('a chosen file is shown, replaced, dropped and removed', async ({ page }) => {
  await openDocuments(page);
  await picker(page, 'Passport Photo').setInputFiles(png('first.png'));
  const thumbnail = page.locator('img[src^="blob:"]');
  await expect(thumbnail).toBeVisible();
  // Characters that turn a name round would show another ending.
  for (const turn of ['\u202E', '\u2067']) {
    await picker(page, 'Passport Photo').setInputFiles(png(`scan${turn}gpj.png`));
    await expect(slot(page, 'Passport Photo')).toContainText('scangpj.png');
  }
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  await chooseFile(page, button(page, 'Replace Passport Photo'), png('second.png'));
  await expect(slot(page, 'Passport Photo')).toContainText('second.png');

  const dropped = await transferOf(page, { 'dropped.pdf': '%PDF-1.4' });
  await picker(page, 'Hotel Reservation').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(slot(page, 'Hotel Reservation')).toContainText('dropped.pdf');

  const two = await transferOf(page, { 'there.pdf': '%PDF-1.4', 'back.pdf': '%PDF-1.4' });
  const flight = picker(page, 'Flight Booking');
  await flight.dispatchEvent('drop', { dataTransfer: two });
  await expect(slot(page, 'Flight Booking')).toContainText('there.pdf');
  await expect(flight).toHaveAccessibleDescription(
    /You can add one file here. Not added: back.pdf/,
  );

  await button(page, 'Remove Passport Photo').click();
  await expect(slot(page, 'Passport Photo')).not.toContainText('second');
  await expect(picker(page, 'Passport Photo')).toBeFocused();
  await expect(thumbnail).toHaveCount(0);

  await test.step('dropped beside the fields it is not opened', async () => {
    const beside = await transferOf(page, { 'beside.pdf': '%PDF-1.4' });
    const isOpened = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading, dataTransfer) => {
        const drag = { dataTransfer, bubbles: true, cancelable: true };
        return ['dragover', 'drop'].map((name) => heading.dispatchEvent(new DragEvent(name, drag)));
      }, beside);
    expect(isOpened).toEqual([false, false]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('nationalities open in view from the bottom of the screen', async ({ page }) => {
    await openDetails(page);
    const nationality = field(page, 'Nationality');
    await nationality.evaluate((input) =>
      scrollBy({ top: input.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    );
    await nationality.pressSequentially('jor');
    await expect(page.getByRole('option', { name: 'Jordan' })).toBeInViewport({ ratio: 1 });
  });

  test('answers are folded, but not the visa nor what has advice', async ({ page }) => {
    await openDetails(page);
    await fillDetails(page, { 'First Name': 'Amal', 'Passport Number': 'N1' });
    await button(page, 'Next').click();
    await expect(answers(page)).toHaveAccessibleName('Your answers: 2 of 9 given');
    await expect(answer(page, 'First Name')).toBeHidden();
    await expect(answer(page, 'Visa Type')).toContainText('Tourist Visa - 30 Days');
    await expect(answer(page, 'Passport Number')).toContainText('6 to 9 letters and digits');
    await answers(page).getByRole('heading').click();
    await page.getByRole('button', { name: 'Change First Name' }).click();
    await field(page, 'First Name').fill('Amala');
    await button(page, 'Back to step 3').click();
    await expect(page.getByRole('button', { name: 'Change First Name' })).toBeFocused();
    await expect(answer(page, 'First Name')).toContainText('Amala');
  });
});

test('the whole form is filled in and submitted by keyboard alone', async ({ page }) => {
  // From the start: the browser is told to hand choosers over a moment after it is asked to.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/apply');
  const { keyboard } = page;
  await tabTo(page, page.getByRole('radio', { name: /Tourist Visa - 30 Days/ }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Business/ })).toBeChecked();
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');
  await expect(step(page, 'Personal Details')).toBeFocused();
  await tabTo(page, field(page, 'First Name'));
  await keyboard.type('Amal');
  await keyboard.press('Enter');
  await expect(field(page, 'Last Name')).toBeFocused();
  await keyboard.type('Haddad');
  await tabTo(page, page.getByRole('combobox', { name: 'Nationality' }));
  await keyboard.type('jor');
  await keyboard.press('Enter');
  await expect(field(page, 'Nationality')).toHaveValue('Jordan');
  await keyboard.press('Enter');
  await expect(field(page, 'Passport Number')).toBeFocused();
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');
  await expect(step(page, 'Documents')).toBeFocused();
  await tabTo(page, picker(page, 'Passport Copy'));
  await keyboard.press('Enter');
  await (await chooser).setFiles(pdf());
  await tabTo(page, button(page, 'Submit Application'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await receiptNumber(page);
});

test('a double click on Next submits nothing, on Submit once', async ({ page }) => {
  await openDetails(page);
  await button(page, 'Next').dblclick();
  await expect(step(page, 'Documents')).toBeVisible();
  expect(await storedApplications(page)).toEqual([]);
  await button(page, 'Submit Application').dblclick();
  const number = await receiptNumber(page);
  expect(await storedApplications(page)).toHaveLength(1);
  // Nor does a second click press what the receipt has put there; a third one does.
  await page.getByRole('main').getByRole('link', { name: 'Track' }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await receiptNumber(page)).toBe(number);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/track/);
});

test('when saving fails nothing is lost, and trying again works', async ({ page }) => {
  await fillAll(page);
  await refuseWrites(page, 'SecurityError');
  await submit(page);
  await expect(step(page, 'Submission Failed')).toBeFocused();
  await expect(
    page.getByText('There was an error processing your application. Please try again.'),
  ).toBeVisible();
  await expect(page.getByText('blocks this site’s storage')).toBeVisible();
  await expect(page).toHaveTitle(/^Submission Failed/);
  await expect(successNotice(page)).toHaveCount(0);
  await allowWrites(page);
  await fillStorage(page);
  await button(page, 'Try Again').click();
  await expect(page.getByText('storage is full')).toBeVisible();
  expect(await storedApplications(page)).toEqual([]);

  await button(page, 'Back to the form').click();
  await expect(answer(page, 'First Name')).toContainText('Amal');
  await expect(slot(page, 'Passport Copy')).toContainText('passport.pdf');
  await submit(page);
  await expect(step(page, 'Submission Failed')).toBeVisible();
  await emptyStorage(page);
  await button(page, 'Try Again').click();
  await expect(successNotice(page)).toBeVisible();
  await receiptNumber(page);
  expect(await storedApplications(page)).toHaveLength(1);
});

test('odd texts are shown as they are, within 360 px', async ({ page }) => {
  const odd = {
    'First Name': 'n'.repeat(300),
    'Last Name': '👩‍🚀🇦🇪 𝕬𝖒𝖆𝖑',
    Email: '<b>amal</b>@example.com',
    'Phone Number': '٠٥٠ '.repeat(40),
    Nationality: '<img src=x onerror=alert(1)><script>alert(2)</script>',
    'Passport Number': 'N'.repeat(300),
    'Purpose of Visit': 'أمل حداد الطويل',
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await openDetails(page);
  await fillDetails(page, odd);
  await button(page, 'Next').click();
  const { 'First Name': first, 'Last Name': last, Nationality, 'Purpose of Visit': purpose } = odd;
  await picker(page, 'Passport Copy').setInputFiles(pdf(`${first.slice(0, 120)}.pdf`));
  await answers(page).getByRole('heading').click();
  for (const [label, text] of Object.entries({
    'First Name': first,
    'Last Name': last,
    Nationality,
    'Purpose of Visit': purpose,
  }))
    await expect(answer(page, label)).toContainText(text);
  expect(await sidewaysOverflow(page)).toBe(0);
  await submitted(page);
  await expect(page.getByRole('article')).toContainText(`${first} ${last}`);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await storedApplications(page)).toMatchObject([{ firstName: first, purpose }]);
});

for (const [name, typed, advice] of [
  ['Email', 'amal', /does not look like/],
  ['Nationality', 'united', /Not in the list/],
] as const)
  test(`a press of Next goes on though the advice for ${name} shows by it`, async ({ page }) => {
    await openDetails(page, 'visit-30');
    await fillDetails(page);
    await field(page, name).fill('');
    await field(page, name).pressSequentially(typed);
    await page.keyboard.press('Escape');
    await button(page, 'Next').click();
    await expect(step(page, 'Documents')).toBeVisible();
    await button(page, 'Previous').click();
    await expect(page.getByText(advice)).toBeVisible();
  });
