// Draws the icons that the assets generator does not support; `npm run icons` runs it last.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { ROOT } from './lib/run.mjs';

/** Drawing in scripts/icons/, picture in public/, and its width and height in pixels. */
const ICONS = [
  ['monochrome', 'monochrome-icon', 512],
  ['shortcut-apply', 'shortcuts/apply', 96],
  ['shortcut-track', 'shortcuts/track', 96],
  ['shortcut-admin', 'shortcuts/admin', 96],
  ['shortcut-counter', 'shortcuts/counter', 96],
] as const;
const POINTS_PER_INCH = 72;

await mkdir(`${ROOT}public/shortcuts`, { recursive: true });
for (const [drawing, name, size] of ICONS) {
  const source = `${ROOT}scripts/icons/${drawing}.svg`;
  const { width } = await sharp(source).metadata();
  await sharp(source, { density: (POINTS_PER_INCH * size) / width })
    .resize(size, size)
    .png({ palette: true, quality: 60, effort: 10 })
    .toFile(`${ROOT}public/${name}-${String(size)}x${String(size)}.png`);
}
