import { MAX_PICTURE_BYTES } from '@/config';

/** Wider and higher than any place that a logo has, in pixels. */
const LARGEST_SIDE = 512;
const SMALLEST_SIDE = 32;

async function drawn(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // A browser that writes no WebP writes PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

/**
 * The picture itself where it is small enough to be kept with the settings, else a smaller one.
 * Rejects where it cannot be shown.
 */
async function fittingPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  if (file.size <= MAX_PICTURE_BYTES) return file;
  for (let side = LARGEST_SIDE; side >= SMALLEST_SIDE; side /= 2) {
    const smaller = await drawn(picture, side);
    if (smaller.size <= MAX_PICTURE_BYTES) return smaller;
  }
  throw new Error('No size of this picture is small enough.');
}

/** A file as an address that holds the file itself. Rejects when it cannot be read. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('Not a text.'));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(file);
  });
}

/** The address that the settings keep of a chosen picture. Rejects where it cannot be shown. */
export async function pictureAddress(file: Blob): Promise<string> {
  return readDataUrl(await fittingPicture(file));
}
