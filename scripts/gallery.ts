import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { storeValues, writeSession } from '../e2e/test';
import { addressIn } from '../src/lib/browser/siteAddress.ts';
import { adminScenes } from './gallery/admin.ts';
import type { Scene } from './gallery/scene.ts';
import { visitorScenes } from './gallery/visitor.ts';
import { ROOT } from './lib/run.mjs';
import { STILL, withSite } from './lib/site.ts';

// Every screen and state as pictures on one page: npm run gallery [-- a word of the names]
const FOLDER = `${ROOT}.cache/gallery/`;
/** Maximum height of a picture. */
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

interface Picture {
  file: string;
  caption: string;
}

async function open(page: Page, { path, isAdmin, store, act }: Scene) {
  await page.goto('/favicon.svg');
  if (store) await storeValues(page, store);
  if (isAdmin) await writeSession(page);
  await page.goto(path);
  // A screen that opens with a dialog hides its heading from screen readers.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  await act?.(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready;
  });
}

/** @param start of the file names */
async function picturesOf(page: Page, start: string): Promise<Picture[]> {
  const taken: Picture[] = [];
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
      // Lists render all rows for printing.
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

function sheet(rows: readonly { name: string; pictures: readonly Picture[] }[]) {
  const figures = (pictures: readonly Picture[]) =>
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

const scenes = [...visitorScenes, ...adminScenes];
/** In Arabic, without scenes that press something by its English name. */
const arabicScenes = scenes
  .filter(({ act }) => act === undefined)
  .map((scene) => ({ ...scene, name: `${scene.name}, Arabic`, path: addressIn('ar', scene.path) }));

const [, , wanted = ''] = process.argv;
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rows: { name: string; pictures: Picture[] }[] = [];
await withSite(async ({ browser, baseURL }) => {
  for (const [place, scene] of [...scenes, ...arabicScenes].entries()) {
    if (!scene.name.includes(wanted)) continue;
    const context = await browser.newContext({ ...STILL, baseURL });
    const page = await context.newPage();
    await open(page, scene);
    rows.push({ name: scene.name, pictures: await picturesOf(page, String(place)) });
    console.log(scene.name);
    await context.close();
  }
});
await writeFile(`${FOLDER}index.html`, sheet(rows));
console.log(`${String(rows.length)} scenes: .cache/gallery/index.html`);
