import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { themeColours } from '../src/ui/theme.ts';
import { ROOT } from './lib/run.mjs';

// Draws the icons of public/, which are committed: npm run icons
const PNG = { palette: true, quality: 60, effort: 10 };
const POINTS_PER_INCH = 72;

/** Names in public/ of the pictures of icon.svg, their widths, and the share that is left empty. */
const ON_PAPER = [
  ['pwa', 192, 0],
  ['pwa', 512, 0],
  // Everything drawn stays inside the safe circle, 80% of the width: vite/icons.test.ts measures it.
  ['maskable-icon', 192, 0.2],
  ['maskable-icon', 512, 0.2],
  ['apple-touch-icon', 180, 0.1],
] as const;

/** Drawing in scripts/icons/, picture in public/, and its width. */
const DRAWINGS = [
  ['monochrome', 'monochrome-icon', 512],
  ['shortcut-apply', 'shortcuts/apply', 96],
  ['shortcut-track', 'shortcuts/track', 96],
  ['shortcut-admin', 'shortcuts/admin', 96],
  ['shortcut-counter', 'shortcuts/counter', 96],
] as const;

async function squareOf(drawing: string, size: number) {
  const source = `${ROOT}${drawing}.svg`;
  const { width } = await sharp(source).metadata();
  return sharp(source, { density: (POINTS_PER_INCH * size) / width }).resize(size, size);
}

const save = (picture: Sharp, name: string, size: number) =>
  picture.png(PNG).toFile(`${ROOT}public/${name}-${String(size)}x${String(size)}.png`);

for (const [name, size, empty] of ON_PAPER) {
  const edge = Math.round((size * empty) / 2);
  const drawn = await squareOf('public/icon', size - 2 * edge);
  const background = themeColours.paper;
  const sides = { top: edge, bottom: edge, left: edge, right: edge };
  await save(drawn.flatten({ background }).extend({ ...sides, background }), name, size);
}
await mkdir(`${ROOT}public/shortcuts`, { recursive: true });
for (const [drawing, name, size] of DRAWINGS)
  await save(await squareOf(`scripts/icons/${drawing}`, size), name, size);

// An ICO file is a header, one entry for each picture, and the pictures, which may be PNG.
const FAVICON_SIZE = 48;
const favicon = await (await squareOf('public/icon', FAVICON_SIZE)).png(PNG).toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.fill(FAVICON_SIZE, 6, 8);
head.writeUInt32LE(favicon.length, 14);
head.writeUInt32LE(head.length, 18);
await writeFile(`${ROOT}public/favicon.ico`, Buffer.concat([head, favicon]));
