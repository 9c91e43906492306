import sharp from 'sharp';
import { samplePassport } from '../scripts/passport/generate';

/** A fictitious passport that has expired. */
export const LINES: [string, string] = [
  'P<FRAMOREAU<<CLAIRE<ANNE<<<<<<<<<<<<<<<<<<<<',
  '12AB345673FRA9005031F2001012<<<<<<<<<<<<<<08',
];

/** The smaller visa of ICAO 9303-7, appendix B. */
export const VISA: [string, string] = [
  'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<',
  'L8988901C4XXX4009078F9612109<<<<<<<<',
];

export async function photo(lines = LINES) {
  const { data, width, height } = await samplePassport(5012, { lines });
  const buffer = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    // A phone's picture of eight megapixels takes seconds to be decoded on a busy machine.
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return { name: 'passport.png', mimeType: 'image/png', buffer };
}
