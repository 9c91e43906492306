import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const PAGE =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
  'trailer<</Root 1 0 R>>\n%%EOF\n';

/** Two documents that an applicant could attach, in a folder that is theirs. */
export async function documents() {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const copy = path.join(folder, 'passport.pdf');
  const photo = path.join(folder, 'photo.png');
  writeFileSync(copy, PAGE);
  await sharp({ create: { width: 120, height: 160, channels: 3, background: '#9a8a70' } })
    .png()
    .toFile(photo);
  return { folder, copy, photo };
}
