import { expect, type Locator, type Page } from 'playwright/test';

const MOST_PRESSES = 60;

/** Moves the focus to a control by Tab, or backwards by Shift+Tab. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
