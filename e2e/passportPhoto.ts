import sharp from 'sharp';
import { samplePassport } from '../scripts/passport/generate';

/** A passport that nobody has; the day of its expiry has come. */
export const LINES: [string, string] = [
  'P<FRAMOREAU<<CLAIRE<ANNE<<<<<<<<<<<<<<<<<<<<',
  '12AB345673FRA9005031F2001012<<<<<<<<<<<<<<08',
];

export async function photo() {
  const { data, width, height } = await samplePassport(5004, LINES);
  const buffer = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { name: 'passport.png', mimeType: 'image/png', buffer };
}
