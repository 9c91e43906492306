import { PICTURE_TIME, shownTexts, STILL } from '../scripts/lib/site';
import { screenshots, WINDOWS } from '../vite/manifest';
import texts from '../vite/screenshotTexts.json' with { type: 'json' };
import { expect, test } from './test';

test.use({ ...STILL, contextOptions: { reducedMotion: STILL.reducedMotion } });

for (const { file, path, formFactor } of screenshots)
  test(`public/screenshots/${file} shows today’s site, or \`npm run screenshots\` is due`, async ({
    page,
  }) => {
    const { width, height } = WINDOWS[formFactor];
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(PICTURE_TIME);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const of = new Map(Object.entries(texts));
    await expect.poll(() => shownTexts(page)).toEqual(of.get(`screenshots/${file}`));
  });
