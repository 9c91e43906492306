import { expect, test } from './test';

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
