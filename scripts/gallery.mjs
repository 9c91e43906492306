import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { mkdir, rm, writeFile } = await import('node:fs/promises');
const { chromium } = await import('playwright');
const { runnerImport } = await import('vite');
const { ACCOUNT } = await import('./lib/account.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');
const { ROOT } = await import('./lib/run.mjs');

// Every screen and state as pictures on one page: npm run gallery [-- a word of the names]
const FOLDER = `${ROOT}.cache/gallery/`;
/** Taller pictures say nothing more. */
const MAX_HEIGHT = 4000;
const VIEWS = [
  { name: '360', width: 360, height: 740 },
  { name: '390', width: 390, height: 844 },
  { name: '390, text at 200 %', width: 390, height: 844, text: '200%' },
  { name: '768', width: 768, height: 1024 },
  { name: '1024', width: 1024, height: 768 },
  { name: '1280', width: 1280, height: 800 },
  { name: '1440', width: 1440, height: 900 },
  { name: '1920', width: 1920, height: 1080 },
  { name: 'print', width: 794, height: 1123, print: true },
];
const THEMES = ['paper', 'dusk'];

/** @typedef {import('./gallery/scene.ts').Scene} Scene */

/** @type {{ module: { scenes: readonly Scene[] } }} */
const { module } = await runnerImport(`${ROOT}scripts/gallery/scenes.ts`, { configFile: false });

/** @param {import('playwright').Page} page */
async function signIn(page) {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard/**');
}

/**
 * @param {import('playwright').Page} page
 * @param {Scene} scene
 */
async function open(page, { path, admin, store = {}, act }) {
  await page.goto('/favicon.svg');
  await page.evaluate((values) => {
    for (const [key, value] of values) localStorage.setItem(key, JSON.stringify(value));
    if (values.length > 0) localStorage.setItem('isDemoInitialized', 'true');
  }, Object.entries(store));
  if (admin) await signIn(page);
  await page.goto(path);
  // A screen that opens with a dialog hides its heading from readers.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  await act?.(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready;
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {string} start of the files' names
 * @returns {Promise<{ file: string; caption: string }[]>}
 */
async function picturesOf(page, start) {
  const taken = [];
  for (const { name, width, height, text = '', print = false } of VIEWS)
    for (const theme of print ? ['paper'] : THEMES) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: print ? 'print' : 'screen' });
      await page.evaluate(
        ([shown = '', size = '']) => {
          document.documentElement.dataset['theme'] = shown;
          document.documentElement.style.fontSize = size;
        },
        [theme, text],
      );
      // Who prints sends this first; lists draw all that they hold.
      if (print) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const all = await page.evaluate(() => document.documentElement.scrollHeight);
      const file = `${start}-${name.replaceAll(/\W+/g, '-')}-${theme}.jpg`;
      await page.screenshot({
        path: FOLDER + file,
        type: 'jpeg',
        quality: 70,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(Math.max(all, height), MAX_HEIGHT) },
      });
      taken.push({ file, caption: `${name}, ${theme}` });
    }
  return taken;
}

/** @param {{ name: string; pictures: { file: string; caption: string }[] }[]} rows */
function sheet(rows) {
  const figures = (/** @type {{ file: string; caption: string }[]} */ pictures) =>
    pictures
      .map(
        ({ file, caption }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy" height="300"></a><figcaption>${caption}</figcaption></figure>`,
      )
      .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Dubai Visa: every screen</title>
<style>body{font:15px system-ui;margin:24px}section{display:flex;gap:12px;overflow-x:auto}figure{margin:0}img{border:1px solid #999}</style>
<h1>Every screen and state</h1>
${rows.map(({ name, pictures }) => `<h2>${name}</h2><section>${figures(pictures)}</section>`).join('\n')}
</html>`;
}

if (!isBuilt() && !(await build())) process.exit(1);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const [, , wanted = ''] = process.argv;
const site = await serveBuild();
const browser = await chromium.launch(await browserOptions());
const rows = [];
try {
  for (const [place, scene] of module.scenes.entries()) {
    if (!scene.name.includes(wanted)) continue;
    const context = await browser.newContext({
      baseURL: site.baseURL,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await open(page, scene);
    rows.push({ name: scene.name, pictures: await picturesOf(page, String(place)) });
    console.log(scene.name);
    await context.close();
  }
} finally {
  await browser.close();
  site.close();
}
await writeFile(`${FOLDER}index.html`, sheet(rows));
console.log(`${String(rows.length)} scenes: .cache/gallery/index.html`);
