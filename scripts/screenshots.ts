import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LINK_PICTURE } from '../src/app/prerender/pageDocument.ts';
import { screenshots, WINDOWS } from '../vite/manifest.ts';
import { ROOT } from './lib/run.mjs';
import { PICTURE_TIME, shownTexts, STILL, withSite } from './lib/site.ts';

// Takes pictures of the built site for the manifest, for links and for README: npm run screenshots
// A test compares the texts on the manifest's pictures with those of the site.
const TEXTS = `${ROOT}vite/screenshotTexts.json`;
const README_PICTURES = new Set(['home-wide.png', 'apply-narrow.png']);

interface Shot {
  file: string;
  path: string;
  window: { width: number; height: number; scale: number };
  colorScheme: 'light' | 'dark';
}

const shots: readonly Shot[] = [
  ...screenshots.map(({ file, path, formFactor }) => ({
    file: `public/screenshots/${file}`,
    path,
    window: WINDOWS[formFactor],
    colorScheme: 'light' as const,
  })),
  ...screenshots
    .filter(({ file }) => README_PICTURES.has(file))
    .map(({ file, path, formFactor }) => ({
      file: `docs/screenshots/${file.replace('.png', '-dark.png')}`,
      path,
      window: WINDOWS[formFactor],
      colorScheme: 'dark' as const,
    })),
  {
    file: `public${LINK_PICTURE.path}`,
    path: '/',
    window: { ...LINK_PICTURE, scale: 1 },
    colorScheme: 'light',
  },
];
const texts: Record<string, readonly string[]> = {};
for (const folder of ['public', 'docs'])
  await mkdir(`${ROOT}${folder}/screenshots`, { recursive: true });
await withSite(async ({ browser, baseURL }) => {
  for (const { file, path, window, colorScheme } of shots) {
    const { width, height, scale } = window;
    const context = await browser.newContext({
      ...STILL,
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(PICTURE_TIME);
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    // Fonts, drawings and the day of a decision load with the app.
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    if (colorScheme === 'light') texts[file.replace('public/', '')] = await shownTexts(page);
    const picture = await page.screenshot();
    // Flat colours and line art: a palette reduces the file to a third.
    const { size } = await sharp(picture)
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(`${ROOT}${file}`);
    console.log(`${file} ${(size / 1024).toFixed(0)} kB`);
    await context.close();
  }
});
await writeFile(TEXTS, `${JSON.stringify(texts, null, 2)}\n`);
