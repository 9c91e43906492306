import { expect, test } from './test';

test('the four demo cards show what the specification lists @smoke', async ({ page }) => {
  await page.goto('/visa-types');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(4);
  const expected = [
    ['30-Day Tourist', '30 Days', '$99', '24-48 Hours', 'Passport scan'],
    ['90-Day Tourist', '90 Days', '$250', '2-3 Days'],
    ['14-Day Business', '14 Days', '$120', '24-48 Hours', 'Invitation letter'],
    ['96-Hour Transit', '96 Hours', '$50', '12-24 Hours', 'Onward ticket'],
  ];
  for (const [index, texts] of expected.entries()) {
    const card = cards.nth(index);
    for (const text of texts) await expect(card).toContainText(text);
    await expect(card.getByRole('listitem')).not.toHaveCount(0);
    const apply = card.getByRole('link', { name: /Apply Now/ });
    await expect(apply).toHaveAttribute('href', /^\/apply\?visa=visa-\d+-\w+-\w+$/);
  }
});

test('on a phone each fact of a card is one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visa-types');
  const card = page.getByRole('listitem').filter({ hasText: '30-Day Tourist' });
  for (const [label, value] of [
    ['Stay', '30 Days'],
    ['Processing', '24-48 Hours'],
    ['You need', 'Passport scan, Photo'],
  ] as const) {
    const term = await card.getByRole('term').filter({ hasText: label }).boundingBox();
    const definition = await card.getByRole('definition').filter({ hasText: value }).boundingBox();
    if (term === null || definition === null) throw new Error(`${label} is not shown.`);
    expect(definition.x).toBeGreaterThan(term.x + term.width - 1);
    expect(Math.abs(definition.y + definition.height - term.y - term.height)).toBeLessThan(8);
  }
});
