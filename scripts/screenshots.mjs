import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { mkdir } = await import('node:fs/promises');
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');
const { runnerImport } = await import('vite');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');
const { ROOT } = await import('./lib/run.mjs');

// Takes the manifest's pictures of the real product, and the one that links show: npm run screenshots
if (!isBuilt() && !(await build())) process.exit(1);
/** @type {{ module: typeof import('../vite/screenshots.ts') }} */
const { module: manifests } = await runnerImport(`${ROOT}vite/screenshots.ts`, {
  configFile: false,
});
/** @type {{ module: typeof import('../src/content/site/staticHead.ts') }} */
const { module: heads } = await runnerImport(`${ROOT}src/content/site/staticHead.ts`, {
  configFile: false,
});
const { LINK_PICTURE } = heads;
const pictures = [
  ...manifests.screenshots.map(({ file, path, formFactor }) => ({
    file: `screenshots/${file}`,
    path,
    window: manifests.WINDOWS[formFactor],
  })),
  { file: LINK_PICTURE.path.slice(1), path: '/', window: { ...LINK_PICTURE, scale: 1 } },
];
await mkdir(`${ROOT}public/screenshots`, { recursive: true });
const site = await serveBuild();
const browser = await chromium.launch(await browserOptions());
try {
  for (const { file, path, window } of pictures) {
    const { width, height, scale } = window;
    const context = await browser.newContext({
      baseURL: site.baseURL,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    // Flat colours and line-work: a palette makes a third of the file out of it.
    const { size } = await sharp(picture)
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(`${ROOT}public/${file}`);
    console.log(`public/${file} ${(size / 1024).toFixed(0)} kB`);
    await context.close();
  }
} finally {
  await browser.close();
  site.close();
}
