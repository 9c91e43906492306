import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** axe finds nothing on the page as it stands (WCAG 2.2 AA and best practice), and it does not scroll sideways. */
export async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
  ).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** How far the page scrolls sideways, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
