import type { BrowserContext, Locator, Page } from 'playwright/test';
import { NO_DOCUMENTS } from '@/domain/application';
import { BLANK_FORM } from '@/domain/applicationForm';
import { application, page as pageEntry, post, section, visaCard } from '../entries';
import {
  expect,
  expectActivity,
  newWindow,
  notice,
  test,
  openSignedIn,
  PASSWORD,
  choose,
  stored,
} from '../test';

/*
 * The specification of the admin area, section by section: the titles of the steps are its
 * sentences, but for those that other files of this folder hold: titles and headings (shell), the
 * end of a session (session), dragging (menus). docs/specification.md names what departs from it on
 * purpose.
 */

const USERNAME = 'admin';
const BASE = '/admin/dashboard';

test.describe.configure({ timeout: 240_000 });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const field = (within: Locator, name: string) => within.getByLabel(name, { exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The notices of SPEC section 8: one at a time, with these words alone. */
async function expectNotice(page: Page, title: string, description = ''): Promise<void> {
  const all = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(all).toHaveText(title + description);
  await all.getByRole('button', { name: 'Close' }).click();
}

/** Delete asks with these words, and then says that it is done. */
async function expectDeleted(
  page: Page,
  title: string,
  words: string,
  said: string,
): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await choose(page, title, 'Delete');
  await expect(question.getByText(words, { exact: true })).toBeVisible();
  await button(question, 'Delete').click();
  await expect(notice(page, said)).toBeVisible();
}

/** A published entry is on the public site; a draft is at once only in its preview. */
async function expectOnlyPublished(
  page: Page,
  context: BrowserContext,
  path: string,
  title: string,
): Promise<void> {
  const visitor = await newWindow(context, path);
  const seen = visitor.getByRole('main').getByText(title);
  await expect(seen.first()).toBeVisible();
  // A tab in the background is drawn once a second.
  await page.bringToFront();
  await choose(page, title, 'Unpublish');
  await expect(seen).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await choose(page, title, 'Preview');
  const preview = await opened;
  await expect(preview.getByText('Preview: only you can see this.')).toBeVisible();
  await expect(preview.getByText(title).first()).toBeVisible();
  await preview.close();
  await visitor.close();
  await page.bringToFront();
}

/** A dialog of at most this share of the window's height, whose content scrolls. */
async function expectLow(page: Page, box: Locator, share: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const { drawn, isScrolled } = await box.evaluate((element) => ({
    drawn: element.getBoundingClientRect().height,
    isScrolled: [element, ...element.querySelectorAll('*')].some(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
    ),
  }));
  expect(drawn).toBeLessThanOrEqual(height * share + 1);
  expect(isScrolled).toBe(true);
}

/** Which colour a badge shows, on its ground or in its text. */
async function colourOf(badge: Locator): Promise<string> {
  return badge.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const drawn = (css: string): readonly number[] => {
      if (!context) return [];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const ground = drawn(backgroundColor);
    const [red = 0, green = 0, blue = 0] = (ground[3] ?? 0) > 200 ? ground : drawn(color);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 48) return 'grey';
    if (red > 150 && green > 120 && blue < 130) return 'yellow';
    return red > green ? 'red' : 'green';
  });
}

test('section 2: Admin login; section 4: Admin session', async ({ page, context }) => {
  await page.goto('/admin');
  const name = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const signIn = button(page, 'Sign in');
  const logIn = async (typed: string) => {
    await name.fill(USERNAME);
    await password.fill(typed);
    await signIn.click();
  };

  await test.step('Username and password fields, both required.', async () => {
    await expect(name).toHaveAttribute('required');
    await expect(password).toHaveAttribute('required');
    await signIn.click();
    await expect(page).toHaveURL('/admin');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('Login Failed: Invalid username or password. Please try again. Login takes a simulated 1 second, the fifth time too.', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const before = Date.now();
      await logIn('something else');
      await expect(notice(page, 'Login Failed')).toBeVisible();
      const took = Date.now() - before;
      expect(took).toBeGreaterThanOrEqual(1000);
      expect(took).toBeLessThan(7000);
      await expectNotice(page, 'Login Failed', 'Invalid username or password. Please try again.');
    }
    expect(await stored(page, 'adminAuthenticated')).toBeNull();
  });

  await test.step('On success the admin goes to /admin/dashboard, which redirects to overview.', async () => {
    await logIn(PASSWORD);
    await expectNotice(page, 'Login Successful!');
    await expect(page).toHaveURL(`${BASE}/overview`);
    await page.goto(BASE);
    await expect(page).toHaveURL(`${BASE}/overview`);
  });

  await context.clock.install();
  await openSignedIn(page, `${BASE}/menus`);
  await expect(heading(page, 'Menus')).toBeVisible();
  const ACTIVITIES: Readonly<Record<string, () => Promise<void>>> = {
    'mouse move': () => page.mouse.move(300, 300, { steps: 3 }),
    'key press': () => page.keyboard.press('Shift'),
    click: () => heading(page, 'Menus').click(),
    scroll: () => page.evaluate(() => void document.dispatchEvent(new Event('scroll'))),
  };
  for (const [activity, act] of Object.entries(ACTIVITIES))
    await test.step(`Activity means a mouse move, key press, click or scroll: ${activity}`, async () => {
      await context.clock.fastForward('01:00');
      await expectActivity(page, act);
    });

  await test.step('Admin session: expires after 15 minutes without activity. The check runs every 60 seconds.', async () => {
    await context.clock.fastForward('13:50');
    await expect(page).toHaveURL(`${BASE}/menus`);
    expect(await stored(page, 'adminAuthenticated')).toBe(true);
    await context.clock.fastForward('02:20');
    await expect(notice(page, 'Session Expired')).toContainText(
      'You have been logged out due to inactivity.',
    );
    await expect(page).toHaveURL('/admin');
  });
});

test('section 2: Admin shell', async ({ page, signedIn, context }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signedIn(`${BASE}/settings`);
  const bar = page.getByRole('banner');
  const opener = button(bar, 'Open menu');
  const sidebar = page.getByRole('navigation', { name: 'Admin' });

  await test.step('A sticky top bar with a mobile menu button and an avatar dropdown.', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(opener).toBeInViewport();
    await expect(button(bar, 'Account')).toBeInViewport();
  });

  await test.step("The dropdown shows the admin's username and email, then Profile, Settings and Log out.", async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'adminUser',
        JSON.stringify({ username: 'layla', email: 'layla@example.com', phone: '' }),
      ),
    );
    await page.reload();
    const menu = page.getByRole('menu');
    for (const [entry, path] of [
      ['Profile', `${BASE}/profile`],
      ['Settings', `${BASE}/settings`],
    ] as const) {
      await button(bar, 'Account').click();
      await expect(menu).toContainText('laylalayla@example.com');
      await expect(menu.getByRole('menuitem').first()).toHaveText('Profile');
      await expect(menu.getByRole('menuitem').nth(1)).toHaveText('Settings');
      await expect(menu.getByRole('menuitem').last()).toHaveText('Log out');
      await menu.getByRole('menuitem', { name: entry }).click();
      await expect(page).toHaveURL(path);
    }
  });

  await test.step('It collapses on small screens and closes on an outside click.', async () => {
    await expect(sidebar).toBeHidden();
    await opener.click();
    await expect(sidebar).toBeVisible();
    await page.mouse.click(385, 400);
    await expect(sidebar).toBeHidden();
  });

  await test.step("A sidebar with the nine admin entries, plus 'View Site' (opens / in a new tab) and Logout.", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const entries = [
      ['Overview', 'overview'],
      ['Applications', 'applications'],
      ['Pages', 'pages'],
      ['Blogs', 'blogs'],
      ['Menus', 'menus'],
      ['Sections', 'sections'],
      ['Visa Cards', 'visa-cards'],
      ['Settings', 'settings'],
      ['Profile', 'profile'],
    ] as const;
    for (const [entry, path] of entries)
      await expect(sidebar.getByRole('link', { name: entry, exact: true })).toHaveAttribute(
        'href',
        `${BASE}/${path}`,
      );
    const names = entries.map(([entry]) => entry);
    await expect(sidebar.getByRole('link')).toHaveText([...names, /^View Site/]);
    const opened = context.waitForEvent('page');
    await sidebar.getByRole('link', { name: /^View Site/ }).click();
    const site = await opened;
    await expect(site).toHaveURL('/');
    await site.close();
    await expect(button(sidebar, 'Logout')).toBeVisible();
  });
});

test('section 2: Admin overview', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signedIn(`${BASE}/overview`);
  const cards = page.getByRole('list', { name: 'Content' }).getByRole('listitem');

  await test.step('Four clickable count cards: Total Applications, Total Pages, Total Posts, Content Sections.', async () => {
    await expect(cards).toHaveText([
      'Total Applications0',
      'Total Pages2',
      'Total Posts3',
      'Content Sections1',
    ]);
    for (const [place, path] of ['applications', 'pages', 'blogs', 'sections'].entries()) {
      await cards.nth(place).click();
      await expect(page).toHaveURL(`${BASE}/${path}`);
      await page.goBack();
    }
  });

  await test.step('Cards enter with an animation staggered by 0.1 s.', async () => {
    const animations = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { animationName, animationDelay } = getComputedStyle(item);
        return [animationName === 'none', animationDelay];
      }),
    );
    expect(animations).toEqual([
      [false, '0s'],
      [false, '0.1s'],
      [false, '0.2s'],
      [false, '0.3s'],
    ]);
  });

  await test.step("A 'Welcome, Admin!' card.", async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Admin!' })).toBeVisible();
  });

  await test.step("Quick Actions: View Applications, '+ New Page', '+ New Blog Post', and 'Site Settings' (outline style).", async () => {
    for (const [action, path] of [
      ['View Applications', 'applications'],
      ['+ New Page', String.raw`pages\?open=new`],
      ['+ New Blog Post', String.raw`blogs\?open=new`],
      ['Site Settings', 'settings'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: action, exact: true });
      const isOutlined = (await link.getAttribute('class'))?.includes('btn-outline');
      expect(isOutlined, action).toBe(action === 'Site Settings');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${BASE}/${path}`));
      await page.goto(`${BASE}/overview`);
    }
  });
});

const RECORDS = {
  visaApplications: [application()],
  pages: [pageEntry()],
  blogs: [post()],
  sections: [section()],
  visaCards: [visaCard()],
};
/** Of each list its path, its key, the texts above it, its columns, and what it says when empty. */
const LISTS = [
  [
    'applications',
    'visaApplications',
    ['Review and manage all submitted visa applications.', 'All Applications'],
    ['Tracking No.', 'Applicant', 'Visa Type', 'Submission Date', 'Status', 'Actions'],
    'No applications found.',
  ],
  [
    'pages',
    'pages',
    [
      'Create, edit, and manage your website pages.',
      'All Pages',
      'A list of all pages in your site.',
    ],
    ['Title', 'Slug', 'Status', 'Actions'],
    'No pages found.',
  ],
  [
    'blogs',
    'blogs',
    ['Manage your blog posts, categories, and tags.', 'All Posts', 'A list of all blog posts.'],
    ['Title', 'Category', 'Status', 'Actions'],
    'No blog posts found.',
  ],
  [
    'sections',
    'sections',
    [
      'Create, edit, and arrange the sections of your homepage.',
      'All Sections',
      'A list of all homepage sections.',
    ],
    ['Order', 'Title', 'Status', 'Actions'],
    'No sections found.',
  ],
  [
    'visa-cards',
    'visaCards',
    [
      'Create, edit, and arrange the visas that you offer.',
      'All Visa Cards',
      'A list of all visa cards.',
    ],
    ['Order', 'Title', 'Price', 'Status', 'Actions'],
    'No visa cards found.',
  ],
] as const;

test('section 2: the texts, tables and empty states of lists', async ({
  page,
  signedIn,
  visit,
}) => {
  await signedIn(`${BASE}/overview`, RECORDS);
  for (const [path, key, texts, columns, empty] of LISTS)
    await test.step(`${texts.join(' ')} Columns: ${columns.join(', ')}. '${empty}'`, async () => {
      await page.goto(`${BASE}/${path}`);
      for (const text of texts)
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await expect(page.locator('table thead th')).toHaveText(columns);
      await expect(page.locator('table tbody tr')).toHaveCount(1);
      await visit(`${BASE}/${path}`, { [key]: [] });
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
    });
});

test('section 2: Admin Applications', async ({ page, signedIn }) => {
  const statuses = ['Submitted', 'Approved', 'Rejected', 'Processing', 'On hold'];
  await signedIn(`${BASE}/applications`, {
    visaApplications: [
      ...statuses.map((status, place) =>
        application({
          id: status,
          trackingNumber: `DV00000${place}`,
          status,
          submissionDate: `2026-03-0${place + 1}T08:00:00.000Z`,
        }),
      ),
      application({
        ...BLANK_FORM,
        id: 'bare',
        trackingNumber: 'DV000009',
        visaType: 'tourist-30',
        documents: NO_DOCUMENTS,
        submissionDate: '2025-01-01T08:00:00.000Z',
      }),
    ],
  });
  const dialog = page.getByRole('dialog');
  const table = page.locator('table');

  await test.step('Applicant (first name plus last name). Rows are sorted newest submission first.', async () => {
    await expect(table.locator('tbody tr td:first-child')).toHaveText([
      'DV000004',
      'DV000003',
      'DV000002',
      'DV000001',
      'DV000000',
      'DV000009',
    ]);
    await expect(table.locator('tbody tr').first().locator('td')).toHaveText([
      'DV000004',
      'Amal Haddad',
      'Tourist Visa - 30 Days',
      /2026/,
      'On hold',
      '',
    ]);
  });

  await test.step('Badge colours: Submitted yellow, Approved green, Rejected red, any other value grey.', async () => {
    const colours = ['yellow', 'green', 'red', 'grey', 'grey'];
    for (const [place, status] of statuses.entries()) {
      const badge = row(page, `DV00000${place}`).locator('.status-badge');
      await expect(badge).toHaveText(status);
      expect(await colourOf(badge), status).toBe(colours[place]);
    }
  });

  await test.step("An eye-style button on each row opens the details dialog: 'Application Details: {trackingNumber}', 'Submitted on {date and time}'.", async () => {
    await expect(table.locator('tbody tr').getByRole('button')).toHaveCount(6);
    await row(page, 'DV000000').getByRole('button').click();
    await expect(dialog).toHaveAccessibleName('Application Details: DV000000');
    await expect(dialog).toHaveAccessibleDescription(/^Submitted on Mar 1, 2026, \d+:\d\d/);
  });

  const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'Personal Information': {
      'Full Name': 'Amal Haddad',
      Email: 'amal@example.com',
      'Phone Number': '+971 50 000 0000',
      Nationality: 'Jordan',
      'Passport Number': 'N1234567',
      'Date of Birth': 'May 3, 1990',
    },
    'Visa & Travel Details': {
      'Visa Type': 'Tourist Visa - 30 Days',
      'Travel Date': 'Jan 10, 2027',
      'Purpose of Visit': 'Tourism',
      Status: 'Submitted',
    },
  };
  for (const [title, shown] of Object.entries(facts))
    await test.step(`${title}: ${Object.keys(shown).join(', ')}. Dates use the browser’s locale format.`, async () => {
      const part = dialog.getByRole('heading', { name: title, exact: true }).locator('xpath=..');
      await expect(part.locator('dt, dd')).toHaveText(Object.entries(shown).flat());
    });

  await test.step('Sections: Personal Information, Visa & Travel Details, Uploaded Documents.', async () => {
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Personal Information',
      'Visa & Travel Details',
      'Uploaded Documents',
    ]);
  });

  await test.step('Uploaded Documents: one row per uploaded document with its name, size in KB to 2 decimals (bytes divided by 1024), and a Download button.', async () => {
    await expect(dialog.getByText('passport.pdf').first()).toBeVisible();
    await expect(dialog.getByText('12.06 KB')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Download/ })).toHaveCount(1);
  });

  await test.step('Document Download in admin: Download Simulated. Downloading {file name}. In a real app, this would trigger a file download.', async () => {
    await dialog.getByRole('button', { name: /^Download/ }).click();
    // Behind a dialog the region of notices has no role.
    for (const text of [
      'Download Simulated',
      'Downloading passport.pdf. In a real app, this would trigger a file download.',
    ])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });

  await test.step('The body scrolls above 70% of the viewport height.', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await expectLow(page, dialog.locator('.dialog-body'), 0.7);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step("Empty values show '-'. With no documents it says 'No documents were uploaded.'", async () => {
    await row(page, 'DV000009').getByRole('button').click();
    await expect(dialog.locator('dd').filter({ hasText: /^-$/ })).toHaveCount(8);
    await expect(dialog.getByText('No documents were uploaded.', { exact: true })).toBeVisible();
  });
});

const COLLECTIONS = [
  {
    section: 'section 2: Admin Pages Management @smoke',
    path: 'pages',
    key: 'pages',
    create: 'Create New Page',
    edit: 'Edit Page',
    inRow: ['Visa Fees', '/visa-fees', 'Draft'],
    question: 'This action cannot be undone. This will permanently delete the page.',
    saved: 'Page saved successfully.',
    deleted: 'Page deleted successfully.',
    more: {},
    levels: 6,
    tools: [
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'Numbered list',
      'Bullet list',
      'Decrease indent',
      'Increase indent',
      'Link',
      'Image',
      'Clear formatting',
    ],
    seen: '/visa-fees',
  },
  {
    section: 'section 2: Admin Blogs Management',
    path: 'blogs',
    key: 'blogs',
    create: 'Create New Post',
    edit: 'Edit Post',
    inRow: ['Visa Fees', 'Money', 'Draft'],
    question: 'This will permanently delete the blog post.',
    saved: 'Blog post saved.',
    deleted: 'Blog post deleted.',
    more: { 'Image URL': '/pwa-192x192.png', Category: 'Money', Tags: 'fees, visa' },
    levels: 3,
    tools: [
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'Numbered list',
      'Bullet list',
      'Link',
      'Image',
      'Clear formatting',
    ],
    seen: '/blog',
  },
] as const;

for (const spec of COLLECTIONS)
  test(spec.section, async ({ page, context, signedIn }) => {
    await signedIn(`${BASE}/${spec.path}`);
    const dialog = page.getByRole('dialog');
    const title = field(dialog, 'Title');
    const slug = field(dialog, 'Slug');
    const published = dialog.getByRole('switch', { name: 'Published', exact: true });
    const seeded: unknown[] = await stored(page, spec.key);

    await test.step(`The button '${spec.create}' opens a dialog titled '${spec.create}', at most 90% of the viewport height, which scrolls.`, async () => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await button(page, spec.create).click();
      await expect(dialog).toHaveAccessibleName(spec.create);
      await expectLow(page, dialog, 0.9);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('Form fields; forms start empty for a new item; published default true.', async () => {
      for (const name of ['Title', 'Slug', 'Meta Title', 'Meta Description'])
        await expect(field(dialog, name)).toHaveValue('');
      for (const name of Object.keys(spec.more)) await expect(field(dialog, name)).toHaveValue('');
      await expect(dialog.getByRole('textbox', { name: 'Content', exact: true })).toBeVisible();
      if (spec.key === 'blogs')
        await expect(field(dialog, 'Image URL')).toHaveAttribute(
          'placeholder',
          /^https:\/\/.*\.jpg/,
        );
      await expect(published).toBeChecked();
    });

    await test.step('The toolbar.', async () => {
      const tools = dialog.getByRole('toolbar').getByRole('button');
      for (const [place, name] of spec.tools.entries())
        await expect(tools.nth(place)).toHaveAccessibleName(name);
      await expect(tools).toHaveCount(spec.tools.length);
      const levels = dialog.getByRole('toolbar').getByRole('combobox').getByRole('option');
      const headings = Array.from({ length: spec.levels }, (_, at) => `Heading ${at + 1}`);
      await expect(levels).toHaveText(['Normal text', ...headings]);
    });

    await test.step('title and slug are required.', async () => {
      await button(dialog, 'Save').click();
      await expect(title).toHaveAttribute('aria-invalid', 'true');
      await expect(slug).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog).toBeVisible();
    });

    await test.step('Slug: lowercased title, whitespace runs turned into hyphens, every other character removed; edited by hand, overwritten by editing the title again.', async () => {
      await title.fill('Visa   Fees & more_of-it!');
      await expect(slug).toHaveValue('visa-fees--more_of-it');
      await slug.fill('by-hand');
      await expect(title).toHaveValue('Visa   Fees & more_of-it!');
      await title.fill('Visa Fees');
      await expect(slug).toHaveValue('visa-fees');
    });

    await test.step(`Saving closes the dialog; a new id appends it. Titled 'Success': '${spec.saved}'`, async () => {
      for (const [name, value] of Object.entries(spec.more)) await field(dialog, name).fill(value);
      await published.uncheck();
      await button(dialog, 'Save').click();
      await expectNotice(page, 'Success', spec.saved);
      await expect(dialog).toBeHidden();
      const now: { id: string }[] = await stored(page, spec.key);
      expect(now.slice(0, -1)).toEqual(seeded);
      expect(now.at(-1)).toMatchObject({
        id: expect.stringMatching(/./),
        title: 'Visa Fees',
        slug: 'visa-fees',
        published: false,
        ...(spec.key === 'blogs' && {
          imageUrl: '/pwa-192x192.png',
          category: 'Money',
          tags: 'fees, visa',
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        }),
      });
    });

    await test.step('Status (badge Published or Draft)', async () => {
      const cells = row(page, 'Visa Fees').getByRole('cell');
      for (const [place, text] of spec.inRow.entries())
        await expect(cells.nth(place)).toContainText(text);
      await expect(
        page.locator('table tbody tr').filter({ hasNotText: 'Visa Fees' }).first(),
      ).toContainText('Published');
    });

    await test.step('Actions (menu with Edit and Delete)', async () => {
      await button(page, 'Actions for Visa Fees').click();
      await expect(page.getByRole('menuitem').nth(0)).toHaveText('Edit');
      await expect(page.getByRole('menuitem').nth(1)).toHaveText('Delete');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    });

    await test.step(`'${spec.edit}' when editing: prefilled with the item being edited; toggled by the 'Published' switch. Saving an existing id replaces the item.`, async () => {
      const before: { id: string }[] = await stored(page, spec.key);
      await choose(page, 'Visa Fees', 'Edit');
      await expect(dialog).toHaveAccessibleName(spec.edit);
      await expect(title).toHaveValue('Visa Fees');
      await expect(slug).toHaveValue('visa-fees');
      await expect(published).not.toBeChecked();
      await published.check();
      await dialog.getByText('Search engines', { exact: true }).click();
      await field(dialog, 'Meta Description').fill('What it costs.');
      await button(dialog, 'Save').click();
      await expectNotice(page, 'Success', spec.saved);
      await expect(dialog).toBeHidden();
      const after: { id: string; date?: string }[] = await stored(page, spec.key);
      expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
      // The date of a post is kept on edit.
      expect(after.at(-1)).toEqual({
        ...before.at(-1),
        published: true,
        metaDescription: 'What it costs.',
      });
    });

    await test.step('Only published items appear on the public site, in other windows at once.', () =>
      expectOnlyPublished(page, context, spec.seen, 'Visa Fees'));

    await test.step(`Delete opens 'Are you sure?' with '${spec.question}' and buttons Cancel and Delete.`, async () => {
      await choose(page, 'Visa Fees', 'Delete');
      await button(page.getByRole('alertdialog'), 'Cancel').click();
      await expect(row(page, 'Visa Fees')).toBeVisible();
      await expectDeleted(page, 'Visa Fees', spec.question, `Success${spec.deleted}`);
      await expect(row(page, 'Visa Fees')).toHaveCount(0);
      expect(await stored(page, spec.key)).toEqual(seeded);
    });
  });

test('section 2: Admin Menus', async ({ page, signedIn, visit }) => {
  await signedIn(`${BASE}/menus`);
  const listOf = (menu: string) => page.getByRole('list', { name: menu });
  const items = listOf('Footer Menu').getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const footer = async () => (await stored(page, 'menus')).footer;

  await test.step('Two menus: Header Menu and Footer Menu. Each lists items showing label and link.', async () => {
    await expect(listOf('Header Menu').getByRole('listitem')).toHaveCount(5);
    for (const [place, [label, link]] of [
      ['About us', '/about'],
      ['Track an application', '/track'],
      ['Send a message', '/contact'],
    ].entries()) {
      await expect(items.nth(place)).toContainText(label ?? '');
      await expect(items.nth(place)).toContainText(link ?? '');
    }
  });

  await test.step("Items are added through a dialog with Label and Link (placeholder '/about or {host}').", async () => {
    await button(page, 'Add item to the Footer Menu').click();
    await expect(field(dialog, 'Label')).toHaveValue('');
    await expect(field(dialog, 'Link')).toHaveAttribute(
      'placeholder',
      `/about or ${new URL(page.url()).host}`,
    );
  });

  await test.step("label and link are both required ('Label and link are required.').", async () => {
    for (const [label, link] of [
      ['', ''],
      ['Help', ''],
      ['', '/help'],
    ] as const) {
      await field(dialog, 'Label').fill(label);
      await field(dialog, 'Link').fill(link);
      await button(dialog, 'Add').click();
      // Behind a dialog the region of notices has no role.
      await expect(page.getByText('Label and link are required.').first()).toBeVisible();
      await expect(dialog).toBeVisible();
    }
  });

  await test.step('Each item has id (generated), label, link, type (internal or external; default internal). An added item is saved at once.', async () => {
    for (const [label, link, type] of [
      ['Help', '/about', 'internal'],
      ['Elsewhere', 'example.com', 'external'],
    ] as const) {
      if (!(await dialog.isVisible())) await button(page, 'Add item to the Footer Menu').click();
      await field(dialog, 'Label').fill(label);
      await field(dialog, 'Link').fill(link);
      await button(dialog, 'Add').click();
      await expect(dialog).toBeHidden();
      await expectNotice(page, 'Footer menu updated.');
      expect((await footer()).at(-1)).toEqual({
        id: expect.stringMatching(/./),
        label,
        link,
        type,
      });
    }
  });

  await test.step('An item can be deleted; Menu changes are saved at once.', async () => {
    await choose(page, 'Help', 'Delete');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(notice(page, 'Footer menu updated.')).toBeVisible();
    await expect(items).toHaveCount(4);
    expect(await footer()).toHaveLength(4);
  });

  await test.step("Empty list: 'No menu items yet.'", async () => {
    await visit(`${BASE}/menus`, { menus: { header: [], footer: [] } });
    await expect(page.getByText('No menu items yet.', { exact: true })).toHaveCount(2);
  });
});

test('section 2: Admin Sections', async ({ page, context, signedIn }) => {
  await signedIn(`${BASE}/sections`);
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('table tbody tr')).toContainText('Published');

  await test.step('A create and edit dialog with: title, description (rich text with bold, italic, underline and link), imageUrl, buttonText, buttonLink, imagePosition, order, published.', async () => {
    await button(page, 'Create New Section').click();
    for (const name of ['Title', 'Image URL', 'Button Text', 'Button Link'])
      await expect(field(dialog, name)).toHaveValue('');
    const tools = dialog.getByRole('toolbar').getByRole('button');
    for (const [place, name] of ['Bold', 'Italic', 'Underline', 'Link'].entries())
      await expect(tools.nth(place)).toHaveAccessibleName(name);
    await expect(tools).toHaveCount(4);
  });

  await test.step('imagePosition default left, order default 0, published default true', async () => {
    await expect(field(dialog, 'Image Position')).toHaveValue('left');
    await expect(field(dialog, 'Order')).toHaveValue('0');
    await expect(dialog.getByRole('switch', { name: 'Published', exact: true })).toBeChecked();
  });

  await test.step('title is required. The order field is parsed as an integer.', async () => {
    await button(dialog, 'Save').click();
    await expect(field(dialog, 'Title')).toHaveAttribute('aria-invalid', 'true');
    await field(dialog, 'Title').fill('Second');
    await field(dialog, 'Order').fill('7.9');
    await field(dialog, 'Image Position').selectOption('Right');
    await field(dialog, 'Button Text').fill('Go');
    await field(dialog, 'Button Link').fill('/track');
    await button(dialog, 'Save').click();
    await expectNotice(page, 'Section saved.');
    expect((await stored(page, 'sections')).at(-1)).toMatchObject({
      title: 'Second',
      order: 7,
      imagePosition: 'right',
      buttonText: 'Go',
      buttonLink: '/track',
      published: true,
    });
  });

  await test.step('Only published sections appear on the home page.', async () => {
    await expectOnlyPublished(page, context, '/', 'Second');
  });

  await test.step("Delete with the confirmation 'Are you sure? This will permanently delete the section.'", async () => {
    const question = 'This will permanently delete the section.';
    await expectDeleted(page, 'Second', question, 'Section deleted.');
    expect(await stored(page, 'sections')).toHaveLength(1);
  });
});

test('section 2: Admin Visa Cards', async ({ page, context, signedIn }) => {
  await signedIn(`${BASE}/visa-cards`);
  const dialog = page.getByRole('dialog');

  await test.step('A create and edit dialog with: title, duration, price, processing, imageUrl, features (rows), requirements (rows), order, published.', async () => {
    await button(page, 'Create New Visa Card').click();
    for (const name of ['Title', 'Duration', 'Price', 'Processing', 'Image URL'])
      await expect(field(dialog, name)).toHaveValue('');
    await expect(field(dialog, 'Feature 1')).toHaveValue('');
    await expect(field(dialog, 'Requirement 1')).toHaveValue('');
    await expect(field(dialog, 'Order')).toHaveValue('0');
    await expect(dialog.getByRole('switch', { name: 'Published', exact: true })).toBeChecked();
  });

  await test.step('Title, duration, price and processing are required.', async () => {
    await button(dialog, 'Save').click();
    for (const name of ['Title', 'Duration', 'Price', 'Processing'])
      await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('The last remaining feature or requirement row cannot be removed.', async () => {
    await expect(button(dialog, 'Remove feature 1')).toBeDisabled();
    await expect(button(dialog, 'Remove requirement 1')).toBeDisabled();
    await button(dialog, 'Add Feature').click();
    await expect(button(dialog, 'Remove feature 1')).toBeEnabled();
  });

  await test.step('Empty feature and requirement entries are dropped on save. Order falls back to 0 if it is not numeric.', async () => {
    for (const [name, text] of [
      ['Title', 'Golden'],
      ['Duration', '10 Years'],
      ['Price', '$999'],
      ['Processing', '30 Days'],
      ['Feature 2', 'For long'],
      ['Order', 'first'],
    ] as const)
      await field(dialog, name).fill(text);
    await button(dialog, 'Save').click();
    await expectNotice(page, 'Visa card saved successfully.');
    expect((await stored(page, 'visaCards')).at(-1)).toMatchObject({
      title: 'Golden',
      features: ['For long'],
      requirements: [],
      order: 0,
      published: true,
    });
    await expectOnlyPublished(page, context, '/visa-types', 'Golden');
  });

  await test.step("Delete with the confirmation 'This action cannot be undone. This will permanently delete the visa card.'", async () => {
    const question = 'This action cannot be undone. This will permanently delete the visa card.';
    await expectDeleted(page, 'Golden', question, 'Visa card deleted successfully.');
    expect(await stored(page, 'visaCards')).toHaveLength(4);
  });
});

test('section 2: Admin Settings', async ({ page, signedIn }) => {
  await signedIn(`${BASE}/settings`);
  const panel = page.getByRole('tabpanel');
  const TABS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    General: {
      'Site Name': 'Gate',
      'Site Description': 'Visas.',
      Logo: '/pwa-192x192.png',
      Favicon: '/icon.svg',
      'Copyright Text': 'Ours',
    },
    'Contact & Social': {
      'Contact Email': 'info@example.com',
      'Contact Phone': '+971 4 000 0000',
      Address: 'Here',
      Facebook: 'https://facebook.com/gate',
      Twitter: 'https://twitter.com/gate',
      Instagram: 'https://instagram.com/gate',
      LinkedIn: 'https://linkedin.com/gate',
    },
    SEO: { 'Global Meta Title': 'Gate title', 'Global Meta Description': 'Gate description' },
    'Email (SMTP)': {
      'SMTP Host': 'smtp.example.com',
      'SMTP Port': '587',
      'SMTP User': 'me',
      'SMTP Password': 'secret',
    },
  };

  await test.step('Tabs: General, Contact & Social, SEO, Email (SMTP).', async () => {
    await expect(page.getByRole('tab')).toHaveText(Object.keys(TABS));
    for (const [tab, fields] of Object.entries(TABS)) {
      await page.getByRole('tab', { name: tab }).click();
      for (const [name, text] of Object.entries(fields)) await field(panel, name).fill(text);
    }
  });

  await test.step('Settings contact email field uses the email input type.', async () => {
    await page.getByRole('tab', { name: 'Contact & Social' }).click();
    await expect(field(panel, 'Contact Email')).toHaveAttribute('type', 'email');
  });

  await test.step("One 'Save All Settings' button. 'Settings saved successfully.'", async () => {
    await button(page, 'Save All Settings').click();
    await expectNotice(page, 'Settings saved successfully.');
    expect(await stored(page, 'settings')).toMatchObject({
      siteName: 'Gate',
      siteDescription: 'Visas.',
      logoUrl: '/pwa-192x192.png',
      faviconUrl: '/icon.svg',
      contactEmail: 'info@example.com',
      contactPhone: '+971 4 000 0000',
      address: 'Here',
      copyrightText: 'Ours',
      globalMetaTitle: 'Gate title',
      globalMetaDescription: 'Gate description',
      socialLinks: {
        facebook: 'https://facebook.com/gate',
        twitter: 'https://twitter.com/gate',
        instagram: 'https://instagram.com/gate',
        linkedin: 'https://linkedin.com/gate',
      },
      smtp: { host: 'smtp.example.com', port: '587', user: 'me', pass: 'secret' },
    });
  });

  await test.step("The buttons 'Generate sitemap.xml' and 'Generate robots.txt' only show a 'feature isn't implemented yet' notice.", async () => {
    await page.getByRole('tab', { name: 'SEO' }).click();
    for (const name of ['Generate sitemap.xml', 'Generate robots.txt']) {
      await button(panel, name).click();
      await expect(notice(page, "feature isn't implemented yet")).toBeVisible();
    }
  });
});

test('section 2: Admin Profile', async ({ page, signedIn }) => {
  await signedIn(`${BASE}/profile`);
  const main = page.getByRole('main');

  await test.step("'Profile Information' form: username, email, phone, with the button 'Update Profile'. 'Profile Updated' ('Your profile information has been saved.')", async () => {
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await page.getByLabel('Username').fill('layla');
    await page.getByLabel('Email').fill('layla@example.com');
    await page.getByLabel('Phone').fill('+971 50 123');
    await button(main, 'Update Profile').click();
    await expectNotice(page, 'Profile Updated', 'Your profile information has been saved.');
    expect(await stored(page, 'adminUser')).toEqual({
      username: 'layla',
      email: 'layla@example.com',
      phone: '+971 50 123',
    });
  });

  await test.step("'Change Password' form: current, new and confirm.", async () => {
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  });

  await test.step('Password change: a failed check is a notice, and beside the fields', async () => {
    const text = 'Please fill in all password fields.';
    await button(main, 'Update Password').click();
    await expectNotice(page, text);
    await expect(main.getByText(text)).toBeVisible();
  });
});
