import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Only these rules may depend on the theme: the rest of the document is the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    /** Defined once its source has been evaluated in the page. */
    axe?: typeof axe;
  }
}

/** Runs in the page's own frame, without opening another page: no other frame has text. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const found = await window.axe?.run(
      // Focus guards around a menu pass the focus on at once.
      { exclude: ['[data-base-ui-focus-guard]'] },
      { runOnly: rules, resultTypes: ['violations'], preload: false },
    );
    if (!found) throw new Error('axe did not start.');
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ')}`,
    );
  }, runOnly);
}

/** Switches the theme and waits for transitions to end. */
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
    // The end of a transition can start another one in elements that inherit from it.
    while (changes().length > 0)
      await Promise.allSettled(changes().map(({ finished }) => finished));
  }, theme);
}

/**
 * Expects no axe violations (WCAG 2.2 AA and best practice) in either theme, and no horizontal
 * scrolling.
 */
export async function expectNothingFound(page: Page): Promise<void> {
  await showTheme(page, 'paper');
  const inPaper = await violations(page, STANDARDS);
  await showTheme(page, 'dusk');
  const inDusk = await violations(page, COLOUR_RULES);
  expect({ inPaper, inDusk }).toEqual({ inPaper: [], inDusk: [] });
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** How far the page scrolls sideways, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Expects no horizontal scrolling, and no text in a column narrower than ten letters. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBe(0);
  const narrow = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      const box = node.parentElement;
      if (text.length < 10 || !box?.checkVisibility() || box.closest('.sr-only')) continue;
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const { fontSize, lineHeight } = getComputedStyle(box);
      const size = Number.parseFloat(fontSize);
      // A letter is about half as wide as its font size; a word on a line of its own may be shorter.
      const isBroken = height > (Number.parseFloat(lineHeight) || size * 1.5) * 2.5;
      if (isBroken && width < size * 5) found.push(text);
    }
    return found;
  });
  expect(narrow).toEqual([]);
}
