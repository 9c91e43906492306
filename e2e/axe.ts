import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that can differ between themes: everything else is the same document. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // Stops before and after a menu that hand the focus on: nobody stays on one.
      .exclude('[data-base-ui-focus-guard]')
  );
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
}

/** Shows a theme as the switch does, once everything that moves has come to rest. */
async function showTheme(page: Page, theme: 'paper' | 'dusk'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const changes = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // The end of one can begin another in what inherits from it.
    while (changes().length > 0)
      await Promise.allSettled(changes().map(({ finished }) => finished));
  }, theme);
}

/**
 * axe finds nothing on the page as it stands (WCAG 2.2 AA and best practice), in either theme,
 * and it does not scroll sideways.
 */
export async function expectNothingFound(page: Page): Promise<void> {
  await showTheme(page, 'paper');
  const inPaper = await violations(axe(page).withTags(STANDARDS));
  await showTheme(page, 'dusk');
  const inDusk = await violations(axe(page).withRules(COLOUR_RULES));
  expect({ inPaper, inDusk }).toEqual({ inPaper: [], inDusk: [] });
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** How far the page scrolls sideways, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
