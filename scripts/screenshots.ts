import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LINK_PICTURE } from '../src/app/prerender/staticHead.ts';
import { screenshots, WINDOWS } from '../vite/screenshots.ts';
import { ROOT } from './lib/run.mjs';
import { shownTexts, STILL, withSite } from './lib/site.ts';

// Takes the manifest's pictures of the real product, and the one that links show: npm run screenshots
// The texts on the manifest's go into a file, by which a test notices that they are of an older site.
const TEXTS = `${ROOT}vite/screenshotTexts.json`;
const pictures = [
  ...screenshots.map(({ file, path, formFactor }) => ({
    file: `screenshots/${file}`,
    path,
    window: WINDOWS[formFactor],
  })),
  { file: LINK_PICTURE.path.slice(1), path: '/', window: { ...LINK_PICTURE, scale: 1 } },
];
const texts: Record<string, readonly string[]> = {};
await mkdir(`${ROOT}public/screenshots`, { recursive: true });
await withSite(async ({ browser, baseURL }) => {
  for (const { file, path, window } of pictures) {
    const { width, height, scale } = window;
    const context = await browser.newContext({
      ...STILL,
      baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    texts[file] = await shownTexts(page);
    const picture = await page.screenshot();
    // Flat colours and line-work: a palette makes a third of the file out of it.
    const { size } = await sharp(picture)
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(`${ROOT}public/${file}`);
    console.log(`public/${file} ${(size / 1024).toFixed(0)} kB`);
    await context.close();
  }
});
await writeFile(TEXTS, `${JSON.stringify(texts, null, 2)}\n`);
