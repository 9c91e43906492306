import type { Locator, Page } from 'playwright/test';
import { seed } from '@/domain/seed/seed';
import { application, page as contentPage, post, section, visaCard } from './entries';
import { expect, notice, test, stored, fillMessage } from './test';

/*
 * The specification, section by section: its sentences are the titles of the steps. The open menu
 * and the page that is not found are in layout.spec.ts. What departs from it on purpose is in
 * docs/specification.md.
 */

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp, level = 1) =>
  main(page).getByRole('heading', { name, level });
const says = test.step;

/** The texts, one after another on the screen as a reader goes through it. */
async function expectInOrder(place: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const whole = (await place.innerText()).replaceAll(/\s+/g, ' ');
  let from = 0;
  for (const text of texts) {
    const found =
      typeof text === 'string' ? whole.indexOf(text, from) : whole.slice(from).search(text) + from;
    expect(found, `${String(text)} in: ${whole}`).toBeGreaterThanOrEqual(from);
    from = found + 1;
  }
}

const WORD = expect.stringMatching(/\S/);

test.describe('1. What the product does and for whom', () => {
  test('on the first run the demo fills local storage @smoke', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => stored(page, 'isDemoInitialized')).toBe(true);
    await says('9. Demo seed, whose records its own tests hold', async () => {
      for (const [key, records] of Object.entries(seed))
        expect(await stored(page, key)).toEqual(records);
    });
    await says('4. If isDemoInitialized is set, seeding is skipped', async () => {
      await page.goto('/favicon.svg');
      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('isDemoInitialized', 'true');
        localStorage.setItem('visaCards', '[]');
      });
      await page.goto('/visa-types');
      await expect(heading(page, 'No Visa Types Available', 2)).toBeVisible();
    });
  });
});

test.describe('2. Screens and routes', () => {
  test('shared header', async ({ page }) => {
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Main' });
    await page.goto('/visa-types');
    await says('The brand shows a default two-word name when none is set', async () => {
      await expect(header.locator('.brand-name')).toHaveText(/^\w+ \w+$/);
    });
    await says('A badge holds the letters DV when none is set', async () => {
      await expect(header.locator('.brand-badge')).toHaveText('DV');
    });
    await says('It lists the header menu entries', async () => {
      const entries = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(entries).toEqual(['/', '/visa-types', '/blog', '/about', '/contact-us']);
    });
    await says('The entry for the current route is highlighted', async () => {
      await expect(menu.locator('[aria-current=page]')).toHaveText('Visa Types');
    });
    await says(
      'Once scrolled more than 10 pixels, a shadow and a translucent background',
      async () => {
        await page.evaluate(() => scrollTo(0, 10));
        await expect(header).toHaveCSS('box-shadow', 'none');
        await page.evaluate(() => scrollTo(0, 11));
        await expect(header).not.toHaveCSS('box-shadow', 'none');
        await expect(header).toHaveCSS('background-color', /\/ 0\.|, 0\./);
      },
    );
    await says('Track goes to /track, Apply Now goes to /apply', async () => {
      await header.getByRole('link', { name: 'Track', exact: true }).click();
      await expect(page).toHaveURL('/track');
      await header.getByRole('link', { name: 'Apply Now', exact: true }).click();
      await expect(page).toHaveURL('/apply');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = header.getByRole('button', { name: /^(Open|Close) menu$/ });
    const track = header.getByRole('link', { name: 'Track Application', exact: true });
    await says('On small screens the menu is a toggle', async () => {
      await toggle.click();
      await expect(track).toBeVisible();
      await toggle.click();
      await expect(track).toBeHidden();
    });
  });

  test('shared header and footer with settings', async ({ page, visit }) => {
    await visit('/', {
      settings: { siteName: 'Emirates Gate', contactEmail: 'us@example.com' },
      menus: {
        header: [
          { id: '1', label: 'Elsewhere', link: 'example.com', type: 'external' },
          { id: '2', label: 'Here', link: '/blog', type: 'internal' },
        ],
        footer: [],
      },
    });
    const header = page.getByRole('banner');
    await says('The brand shows the site name, a badge its first letter', async () => {
      await expect(header.locator('.brand-name')).toHaveText('Emirates Gate');
      await expect(header.locator('.brand-badge')).toHaveText('E');
      await expect(header.locator('.brand-badge')).toHaveCSS('text-transform', 'uppercase');
    });
    await says('An entry of type external opens in a new tab; any other in the same', async () => {
      const link = (name: RegExp) => header.getByRole('link', { name });
      await expect(link(/^Elsewhere/)).toHaveAttribute('target', '_blank');
      await expect(link(/^Elsewhere/)).toHaveAttribute('href', 'https://example.com');
      await expect(link(/^Here/)).not.toHaveAttribute('target');
    });
    await says(
      'The footer reads settings and the footer menu again on each route change',
      async () => {
        await page.evaluate(() => {
          localStorage.setItem('settings', JSON.stringify({ siteName: 'Renamed' }));
          const footer = [{ id: 'x', label: 'Only', link: '/blog', type: 'internal' }];
          localStorage.setItem('menus', JSON.stringify({ header: [], footer }));
        });
        await header.getByRole('link', { name: 'Apply Now' }).click();
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText('Renamed');
        await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(['Only']);
      },
    );
  });

  test('shared footer', async ({ page, visit }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto('/blog');
    await says('Defaults: the default name followed by the word Services', () =>
      expect(footer).toContainText('Dubai Visa Services'),
    );
    await says('placeholder contact details, a placeholder address', async () => {
      await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
      await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
      await expect(footer.getByText('Dubai, United Arab Emirates')).toBeVisible();
    });
    await says('a copyright line All rights reserved for 2024', () =>
      expect(footer.getByText(/2024.*All rights reserved/)).toBeVisible(),
    );
    await says('a Back-to-top button', async () => {
      await page.evaluate(() => scrollTo(0, 500));
      await footer.getByRole('button', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
    await visit('/blog', {
      settings: {
        siteName: 'Gate',
        siteDescription: 'We carry papers.',
        contactPhone: '+1 23',
        contactEmail: 'us@example.com',
        address: 'A road 1',
        copyrightText: 'Copyright Gate',
        socialLinks: {
          facebook: 'https://example.com/f',
          twitter: 'https://example.com/t',
          instagram: 'https://example.com/i',
          linkedin: 'https://example.com/l',
        },
      },
    });
    await says(
      'Shows the site name, description, contact phone, email and address, copyright text',
      async () => {
        for (const text of [
          'Gate',
          'We carry papers.',
          '+1 23',
          'us@example.com',
          'A road 1',
          'Copyright Gate',
        ])
          await expect(footer).toContainText(text);
      },
    );
    await says('social links', async () => {
      for (const letter of 'ftil')
        await expect(footer.locator(`a[href="https://example.com/${letter}"]`)).toHaveCount(1);
    });
  });

  test('home (/) @smoke', async ({ page, visit }) => {
    await page.goto('/');
    await says(
      "A hero with 'Apply Now' (to /apply) and 'View Visa Types' (to /visa-types)",
      async () => {
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
        const link = (name: string) => main(page).getByRole('link', { name, exact: true }).first();
        await expect(link('Apply Now')).toHaveAttribute('href', '/apply');
        await expect(link('View Visa Types')).toHaveAttribute('href', '/visa-types');
      },
    );
    await says('Four feature tiles', async () => {
      const tiles = main(page)
        .getByRole('listitem')
        .filter({ hasText: /Fast processing|Success rate|Support|All visa types/ });
      await expect(tiles).toHaveText([/24-48 hours/, /99\.9%/, /24\/7/, /All visa types/]);
    });
    await says('1. The demo section is shown', () =>
      expect(heading(page, 'From sofa to departure gate', 2)).toBeVisible(),
    );
    await visit('/', {
      sections: [
        section({ id: 'c', title: 'Third', order: 3, imagePosition: 'right' }),
        section({ id: 'a', title: 'First', order: 1, imageUrl: '' }),
        section({ id: 'x', title: 'Draft', order: 2, published: false }),
      ],
    });
    await says('Then the published homepage sections, in ascending order', async () => {
      await expect(heading(page, /^(First|Third|Draft)$/, 2)).toHaveText(['First', 'Third']);
    });
    await says('3. buttonText, buttonLink', () =>
      expect(main(page).getByRole('link', { name: 'Go there' }).first()).toHaveAttribute(
        'href',
        '/visa-types',
      ),
    );
    await says('with the image on the left or right per imagePosition', async () => {
      for (const [title, side] of [
        ['First', -1],
        ['Third', 1],
      ] as const) {
        const box = page.locator('section', { has: page.getByRole('heading', { name: title }) });
        const picture = await box.locator('.section-picture').boundingBox();
        const words = await heading(page, title, 2).boundingBox();
        expect(Math.sign((picture?.x ?? 0) - (words?.x ?? 0))).toBe(side);
      }
    });
    await visit('/', { sections: [section({ published: false })] });
    await says("With no sections 'Build Your Homepage' with a link to the admin", async () => {
      await expect(heading(page, 'Build Your Homepage', 2)).toBeVisible();
      await expect(main(page).locator('a[href="/admin/dashboard/sections"]').first()).toBeVisible();
    });
  });

  test('visa types (/visa-types) @smoke', async ({ page, visit }) => {
    await page.goto('/visa-types');
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await says(
      'Each shows title, processing time, price, duration, a feature list and an Apply Now link',
      async () => {
        await expectInOrder(card.nth(2), [
          '14-Day Business',
          '24-48 Hours',
          '$120',
          '14 Days',
          'For meetings',
          'Apply Now',
        ]);
      },
    );
    await says('to /apply', async () => {
      await expect(card).toHaveCount(4);
      for (const each of await card.all())
        await expect(each.getByRole('link')).toHaveAttribute(
          'href',
          /^\/apply\?visa=visa-\d+-\w+-\w+$/,
        );
    });
    await says('A closing call to action links to /apply', async () => {
      const closing = main(page).getByRole('region').last();
      await expect(closing.getByRole('link')).toHaveAttribute('href', '/apply');
    });
    await visit('/visa-types', {
      visaCards: [
        visaCard({ id: '1', title: 'Late', order: 9 }),
        visaCard({ id: '2', title: 'My BUSINESS trip', order: 2 }),
        visaCard({ id: '3', title: 'A draft', order: 1, published: false }),
        visaCard({ id: '4', title: 'In transit', order: 3 }),
        visaCard({ id: '5', title: 'Other', order: 4 }),
      ],
    });
    await says('A grid of published visa cards, in ascending order', async () => {
      await expect(card.getByRole('heading')).toHaveText([
        'My BUSINESS trip',
        'In transit',
        'Other',
        'Late',
      ]);
    });
    await says('The icon is chosen by title: business, transit, otherwise a default', async () => {
      const icons = await card
        .locator('h2 svg')
        .evaluateAll((all) => all.map((svg) => svg.innerHTML));
      expect(new Set(icons.slice(0, 3)).size).toBe(3);
      expect(icons[3]).toBe(icons[2]);
    });
    await visit('/visa-types', { visaCards: [] });
    await says("With none it shows 'No Visa Types Available'", () =>
      expect(heading(page, 'No Visa Types Available', 2)).toBeVisible(),
    );
  });

  test('apply (/apply) @smoke', async ({ page }) => {
    await page.goto('/apply');
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    const step = (name: string) => heading(page, name, 2);
    await says('A three-step wizard: 1. Visa Selection', () =>
      expect(step('Visa Selection')).toBeVisible(),
    );
    await says('Built-in visa options', async () => {
      const visas = [
        ['tourist-30', 'Tourist Visa - 30 Days', 'AED 350'],
        ['business-14', 'Business Visa - 14 Days', 'AED 450'],
        ['transit-96', 'Transit Visa - 96 Hours', 'AED 200'],
        ['visit-30', 'Visit Visa - 30 Days', 'AED 400'],
        ['tourist-90', 'Tourist Visa - 90 Days', 'AED 850'],
      ] as const;
      await expect(page.getByRole('radio')).toHaveCount(visas.length);
      for (const [at, [id, label, price]] of visas.entries()) {
        await expect(page.getByRole('radio').nth(at)).toHaveValue(id);
        await expect(page.getByRole('radio').nth(at)).toHaveAccessibleName(`${label} ${price}`);
      }
    });
    await says('Previous (disabled on step 1)', () => expect(button('Previous')).toBeDisabled());
    await says('Step 1: Next is disabled until a visa type is selected', async () => {
      await expect(button('Next')).toBeDisabled();
      await page.getByRole('radio', { name: /Visit Visa/ }).check();
      await expect(button('Next')).toBeEnabled();
    });
    await button('Next').click();
    await says('2. Personal Details', () => expect(step('Personal Details')).toBeVisible());
    await says('Previous goes back', async () => {
      await button('Previous').click();
      await expect(page.getByRole('radio', { name: /Visit Visa/ })).toBeChecked();
      await button('Next').click();
    });
    await says('No other step validates', async () => {
      await field('Email').fill('no address');
      await field('Travel Date').fill('2001-01-10');
      await field('Email').focus();
      await button('Next').click();
    });
    await says('3. Documents', () => expect(step('Documents')).toBeVisible());
    const inputs = page.locator('input[type=file]');
    await says('passportCopy, passportPhoto, flightBooking, hotelReservation', () =>
      expect(inputs).toHaveCount(4),
    );
    await says("The hint reads 'JPG, PNG or PDF (Max 5MB)'", () =>
      expect(main(page).getByText('JPG, PNG or PDF (Max 5MB)', { exact: true })).toBeVisible(),
    );
    await says('Flight booking and hotel reservation are labelled optional', async () => {
      for (const at of [0, 1]) await expect(inputs.nth(at)).not.toHaveAccessibleName(/optional/);
      for (const at of [2, 3]) await expect(inputs.nth(at)).toHaveAccessibleName(/optional/);
    });
    await says('but no size or type check is enforced', async () => {
      const files = [
        { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        { name: 'dummy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 2 ** 20 + 1) },
        { name: 'flight.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
      ];
      for (const [at, file] of files.entries()) {
        await inputs.nth(at).setInputFiles(file);
        await expect(main(page).getByText(file.name).first()).toBeVisible();
      }
    });
    await says('A note says a payment link is emailed after document approval', () =>
      expect(
        main(page).getByText('A payment link is emailed to you after your documents are approved.'),
      ).toBeVisible(),
    );
    await says("On the last step the button reads 'Submit Application'", async () => {
      await expect(button('Next')).toHaveCount(0);
      await button('Submit Application').click();
    });
    await says('Submitting moves to step 4, a success view with the tracking number', async () => {
      await expect(heading(page, 'Application Submitted!')).toBeVisible();
      await expect(main(page).getByText('DV').first()).toBeVisible();
    });
    const [record] = await stored(page, 'visaApplications');
    await says("8. 'Application Submitted!' (shows the tracking number)", () =>
      expect(notice(page, 'Application Submitted!')).toContainText(
        record?.['trackingNumber'] ?? '?',
      ),
    );
    await says('What was not asked for is stored as it is', () =>
      expect(record).toMatchObject({
        visaType: 'visit-30',
        firstName: '',
        email: 'no address',
        travelDate: '2001-01-10',
        documents: {
          passportCopy: { name: 'text.txt', size: 10, type: 'text/plain' },
          passportPhoto: { name: 'dummy.jpg', size: 5 * 2 ** 20 + 1, type: 'image/jpeg' },
          flightBooking: { name: 'flight.pdf', size: 6, type: 'application/pdf' },
          hotelReservation: null,
        },
      }),
    );
    await says('9. The last 6 digits of the current timestamp in milliseconds', () => {
      const digits = String(new Date(record?.['submissionDate'] ?? '').getTime()).slice(-6);
      expect(record?.['trackingNumber']).toBe(`DV${digits}`);
    });
  });

  test('track (/track) @smoke', async ({ page, visit }) => {
    const statuses = {
      Submitted: ['yellow', 'Completed', 'In progress', 'Pending', 'Pending'],
      Processing: ['grey', 'Completed', 'Completed', 'In progress', 'Pending'],
      Approved: ['green', 'Completed', 'Completed', 'Completed', 'Completed'],
      Rejected: ['red', 'Completed', 'Completed', 'Pending', 'Pending'],
      'On hold': ['grey', 'Completed', 'Completed', 'Pending', 'Pending'],
    };
    await visit('/track', {
      visaApplications: Object.keys(statuses).map((status, at) =>
        application({ id: status, status, trackingNumber: `DV00000${at}` }),
      ),
    });
    const number = page.getByLabel('Tracking number');
    const track = main(page).getByRole('button', { name: /^(Track|Searching\.\.\.)$/ });
    const result = page.getByRole('region', { name: 'Tracking number' });
    await says('The button is disabled while the number is empty', async () => {
      await expect(track).toBeDisabled();
      await number.fill('   ');
      await expect(track).toBeDisabled();
    });
    await says(
      'Application Not Found: Please check your tracking number and try again.',
      async () => {
        await number.fill('DV999999');
        await track.click();
        await expect(notice(page, 'Application Not Found')).toContainText(
          'Please check your tracking number and try again.',
        );
      },
    );
    for (const [at, [status, [, ...states]]] of Object.entries(statuses).entries())
      await says(`4. The status badge and the timeline while ${status}`, async () => {
        await page.goto(`/track?number=DV00000${at}`);
        await expect(result).toContainText(status);
        const stages = result.getByRole('listitem');
        for (const [place, label] of [
          'Application Submitted',
          'Document Verification',
          'Processing',
          'Visa Approved',
        ].entries())
          await expect(stages.nth(place)).toHaveText(new RegExp(`${label}.*${states[place]}`, 's'));
        for (const name of ['Download Visa', 'View Details'])
          await expect(page.getByRole('button', { name })).toHaveCount(
            status === 'Approved' ? 1 : 0,
          );
        await expect(result.getByText('This application was rejected.')).toHaveCount(
          status === 'Rejected' ? 1 : 0,
        );
      });
    await page.goto('/track?number=DV000002');
    for (const name of ['Download Visa', 'View Details'])
      await says(`${name} only shows a not implemented notice`, async () => {
        await page.getByRole('button', { name }).click();
        await expect(notice(page, name)).toContainText('not implemented');
      });
    await says('4. Toasts: at most 1 at a time', () =>
      expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(
        1,
      ),
    );
    await says('9. viewport hotkey F8; can be dismissed by Escape', async () => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await expect(notice(page, 'not implemented')).toHaveCount(0);
    });
  });

  test('contact (/contact) @smoke', async ({ page }) => {
    await page.goto('/contact');
    await says('office hours (Sunday to Thursday, 9:00 AM to 6:00 PM)', () =>
      expect(main(page)).toContainText('Sunday to Thursday, 9:00 AM to 6:00 PM'),
    );
    await says('contact info cards, a map placeholder', async () => {
      for (const name of ['Phone', 'Email', 'Address'])
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(main(page).getByRole('figure')).toBeVisible();
      for (const [name, address] of [
        ['+971 4 000 0000', 'tel:+97140000000'],
        ['info@example.com', 'mailto:info@example.com'],
      ] as const)
        await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address);
    });
    await says('a four-item FAQ and its claims', async () => {
      const questions = main(page).getByRole('group');
      await expect(questions).toHaveCount(4);
      for (const claim of [/24-48 hours/, /7 days before/, /full refund/i, /same-day/])
        await expect(questions.filter({ hasText: claim }).first()).toBeAttached();
      await expect(main(page)).toContainText('2-4 hours');
    });
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    const send = main(page).getByRole('button', { name: 'Send Message' });
    await says('5. name, email, subject and message are required', async () => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await expect(field(label)).toHaveJSProperty('required', true);
      await send.click();
      expect(await stored(page, 'contactMessages')).toBeNull();
    });
    await says('The email field uses the email input type', () =>
      expect(field('Email')).toHaveAttribute('type', 'email'),
    );
    await says('Phone is optional; the message is appended on send', async () => {
      await fillMessage(page);
      await send.click();
    });
    await says("8. 'Message Sent Successfully!'", () =>
      expect(notice(page, 'Message Sent Successfully!')).toContainText(
        "We'll get back to you within 24 hours.",
      ),
    );
    await says('3. Contact message: its fields and no other', async () => {
      expect(await stored(page, 'contactMessages')).toEqual([
        {
          id: WORD,
          name: 'Amal Haddad',
          email: 'amal@example.com',
          phone: '',
          subject: 'A question',
          message: 'Do I need a photo?',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ]);
    });
  });

  test('blog list (/blog) and blog post (/blog/{slug}) @smoke', async ({ page, visit }) => {
    await page.goto('/blog');
    await says("Hero 'Our Blog & News'", () =>
      expect(heading(page, 'Our Blog & News')).toBeVisible(),
    );
    const cards = main(page).getByRole('article');
    await says('1. The three demo posts are listed', () => expect(cards).toHaveCount(3));
    await visit('/blog', {
      blogs: [
        post({ id: '1', slug: 'old', title: 'Old', date: '2026-09-01T10:00:00.000Z' }),
        post({
          id: '2',
          slug: 'new',
          title: 'New',
          metaTitle: 'Title for search',
          tags: ' one , , two',
          date: '2026-10-04T10:00:00.000Z',
        }),
        post({ id: '3', slug: 'draft', title: 'A draft', published: false }),
      ],
    });
    await says('A grid of published posts, newest first by date', () =>
      expect(cards.getByRole('heading')).toHaveText(['New', 'Old']),
    );
    await says(
      'Each card shows category, title, metaDescription, the author label Admin, a short date and a Read More link',
      () =>
        expectInOrder(cards.first(), [
          /news/i,
          'New',
          'What the post says.',
          'Admin',
          'Oct 4, 2026',
          'Read More',
        ]),
    );
    await says('metaDescription (clamped to 3 lines)', () =>
      expect(cards.first().getByText('What the post says.')).toHaveCSS('-webkit-line-clamp', '3'),
    );
    await cards
      .first()
      .getByRole('link', { name: /Read More/ })
      .click();
    await says('Finds the published post by slug', () => expect(page).toHaveURL('/blog/new'));
    const article = main(page).getByRole('article');
    // The address changes before the screen.
    await expect(article).toHaveCount(1);
    await expect(article).toContainText('Words of a post.');
    await says(
      'Shows a Back to All Posts link, category, title, By Admin, a long date, the HTML content, and tags split by comma',
      async () => {
        await expectInOrder(article, [
          'Back to All Posts',
          /news/i,
          'New',
          'By Admin',
          'October 4, 2026',
          'Words of a post.',
          'one',
          'two',
        ]);
        await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
          'one',
          'two',
        ]);
      },
    );
    await says('The keywords meta value comes from tags', async () => {
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'one, two');
      await expect(page).toHaveTitle('Title for search');
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        'What the post says.',
      );
    });
    await says('on paper the office is named above it, and takes no sheet of its own', async () => {
      await page.emulateMedia({ media: 'print' });
      const office = await page.getByText(/^Dubai Visa Services, /).boundingBox();
      const head = await article.boundingBox();
      expect(office && head && office.y + office.height <= head.y).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await article.getByRole('link', { name: 'Back to All Posts' }).click();
      await expect(page).toHaveURL('/blog');
    });
    await says('otherwise redirects to /404', async () => {
      await page.goto('/blog/draft');
      await expect(page).toHaveURL('/404');
    });
    await visit('/blog', { blogs: [] });
    await says("Empty state: 'No Blog Posts Yet'", () =>
      expect(heading(page, 'No Blog Posts Yet', 2)).toBeVisible(),
    );
  });

  test('content page (/{slug}) and 404', async ({ page, visit }) => {
    for (const slug of ['about', 'contact-us'])
      await says(`The demo data does seed the page ${slug}`, async () => {
        await page.goto(`/${slug}`);
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(main(page).getByRole('paragraph').first()).toBeVisible();
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
      });
    await visit('/a-page', {
      pages: [
        contentPage({ metaTitle: 'For search', metaDescription: 'What it is.' }),
        contentPage({ id: '2', slug: 'empty', title: 'Only a title', content: '' }),
        contentPage({ id: '3', slug: 'draft', published: false }),
      ],
    });
    await says('The document title comes from metaTitle', () =>
      expect(page).toHaveTitle('For search'),
    );
    await says('The description meta comes from metaDescription', () =>
      expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'What it is.'),
    );
    await says('The HTML content is shown', () =>
      expect(heading(page, 'Heading of a page')).toBeVisible(),
    );
    await page.goto('/empty');
    await says('or title when metaTitle is empty', () => expect(page).toHaveTitle('Only a title'));
    await says('when it is empty it defaults to an h1 of the title', () =>
      expect(heading(page, 'Only a title')).toBeVisible(),
    );
    await says('Unpublished, it redirects to /404', async () => {
      await page.goto('/draft');
      await expect(page).toHaveURL('/404');
    });
  });
});

test.describe('9. Business constants and limits', () => {
  test('times', async ({ page, store }) => {
    await store({ visaApplications: [application({ status: 'Approved' })] });
    await page.clock.install();
    await page.goto('/track');
    await page.getByLabel('Tracking number').fill('DV123456');
    const button = main(page).getByRole('button', { name: /^(Track|Searching\.\.\.)$/ });
    await expect(button).toBeEnabled();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button.click();
    const result = page.getByRole('region', { name: 'Tracking number' });
    await says('Tracking lookup takes a simulated 1 second', async () => {
      await page.clock.runFor(900);
      await expect(result).toHaveCount(0);
      await says('5. the button is disabled while a search is running', () =>
        expect(button).toBeDisabled(),
      );
      await page.clock.runFor(200);
      await expect(result).toBeVisible();
    });
    // What shows notices is fetched for the first one.
    await page.clock.resume();
    await page.getByRole('button', { name: 'View Details' }).click();
    await expect(notice(page, 'View Details')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await says('Toast: auto-close 5000 ms', async () => {
      await page.getByRole('button', { name: 'Download Visa' }).click();
      await expect(notice(page, 'Download Visa')).toBeVisible();
      await page.clock.runFor(4500);
      await expect(notice(page, 'Download Visa')).toBeVisible();
      await page.clock.runFor(2000);
      await expect(notice(page, 'Download Visa')).toHaveCount(0);
    });
  });
});
