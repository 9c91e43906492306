import { expect, test } from './lab';

test('without IndexedDB: localStorage alone, and the app says so', async ({ context, openTab }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  const page = await openTab();
  expect(await page.evaluate(() => window.lab.storageHealth())).toBe('withoutJournal');
  expect(await page.evaluate(() => window.lab.submit('one'))).toHaveProperty('saved');
  expect(await page.evaluate(() => window.lab.saveDraft('apply:1', 'typed'))).toMatchObject({
    failed: 'blocked',
  });
  await page.reload();
  expect(await page.evaluate(() => window.lab.applications().map(({ id }) => id))).toEqual(['one']);
});

test('a database that opens late: nothing is seeded, and what is saved waits for it', async ({
  context,
  labUrl,
}) => {
  const blocker = await context.newPage();
  await blocker.goto(labUrl);
  // An older version of the database, held open by a page that does not let go of it.
  await blocker.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('dubai-visa', 1).addEventListener('success', () => resolve());
      }),
  );
  const page = await context.newPage();
  await page.goto(labUrl);
  await page.evaluate(() => void window.lab.start());
  await expect.poll(() => page.evaluate(() => window.lab.storageHealth())).toBe('late');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const saving = page.evaluate(() => window.lab.submit('one'));
  await blocker.close();
  expect(await saving).toHaveProperty('saved');
  expect(await page.evaluate(() => window.lab.storageHealth())).toBe('whole');
  expect(await page.evaluate(() => window.lab.pages().length)).toBe(2);
});

test('without localStorage the journal alone keeps everything', async ({ context, openTab }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  const page = await openTab();
  expect(await page.evaluate(() => window.lab.submit('one'))).toHaveProperty('saved');
  await page.reload();
  await page.evaluate(() => window.lab.start());
  expect(await page.evaluate(() => window.lab.applications().map(({ id }) => id))).toEqual(['one']);
});

test('an unreadable key reads as empty, is kept once, and a save starts from the journal @smoke', async ({
  openTab,
}) => {
  const page = await openTab();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.evaluate(() => window.lab.submit('one'));
  await page.evaluate(() => localStorage.setItem('visaApplications', '[{"id":'));

  expect(await page.evaluate(() => window.lab.applications())).toEqual([]);
  expect(await page.evaluate(() => window.lab.applications())).toEqual([]);
  expect(logged).toEqual(['Failed to parse data from localStorage']);
  expect(await page.evaluate(() => localStorage.getItem('visaApplications'))).toBe('[{"id":');

  expect(await page.evaluate(() => window.lab.submit('two'))).toHaveProperty('saved');
  const ids = await page.evaluate(() => window.lab.applications().map(({ id }) => id));
  expect(ids).toEqual(['one', 'two']);
  const { quarantine } = await page.evaluate(() => window.lab.database());
  expect(quarantine).toMatchObject([{ key: 'visaApplications', text: '[{"id":' }]);
});

test('bad records stay where they are, and unknown fields survive a save', async ({ openTab }) => {
  const page = await openTab();
  const foreign = [null, { id: 'terms', title: 'Terms', colour: 'red' }, { title: 'No id' }, 7];
  await page.evaluate((text) => localStorage.setItem('pages', text), JSON.stringify(foreign));
  expect(await page.evaluate(() => window.lab.pages().map(({ id }) => id))).toEqual(['terms']);
  await page.evaluate(() => window.lab.savePage('terms', 'Terms of use'));

  const stored = await page.evaluate((): unknown => JSON.parse(localStorage['pages']));
  expect(stored).toMatchObject([
    null,
    { id: 'terms', title: 'Terms of use', colour: 'red' },
    { title: 'No id' },
    7,
  ]);
});
