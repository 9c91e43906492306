import type { Page } from 'playwright/test';

/** What a visitor types into the form of the contact screen, by the label of the field. */
const MESSAGE = {
  Name: 'Amal Haddad',
  Email: 'amal@example.com',
  Subject: 'A question',
  Message: 'Do I need a photo?',
};

export async function fillMessage(
  page: Page,
  changes: Readonly<Partial<typeof MESSAGE>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...MESSAGE, ...changes }))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}
