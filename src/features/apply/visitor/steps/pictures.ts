import { MAX_DOCUMENT_BYTES } from '@/config';

/** A picture that may be hard to read. */
export type PictureDoubt = 'dark' | 'blurred';

/** Mean brightness from 0 to 255: a page in good light is above 150, in a dim room below 70. */
const DARK_MEAN = 50;
/** Variance of the Laplacian: a part with letters in focus is above 300. */
const BLURRED_VARIANCE = 40;
/** Parts per side. One sharp part is enough, because much of a page is empty. */
const PARTS = 4;

/**
 * What makes a picture hard to read, judged by its brightness and its edges (the variance of the
 * Laplacian); `pixels` are RGBA.
 */
export function pictureDoubt(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): PictureDoubt | undefined {
  const light = Float32Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const mean = light.reduce((sum, each) => sum + each, 0) / light.length;
  if (mean < DARK_MEAN) return 'dark';
  const at = (x: number, y: number) => light[y * width + x] ?? 0;
  const varianceOf = (left: number, top: number) => {
    let [count, sum, squares] = [0, 0, 0];
    for (let y = Math.max(1, top); y < Math.min(height - 1, top + height / PARTS); y += 1)
      for (let x = Math.max(1, left); x < Math.min(width - 1, left + width / PARTS); x += 1) {
        const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
        count += 1;
        sum += edge;
        squares += edge ** 2;
      }
    return count === 0 ? 0 : squares / count - (sum / count) ** 2;
  };
  const parts = Array.from({ length: PARTS ** 2 }, (_, part) =>
    varianceOf(
      Math.floor(((part % PARTS) * width) / PARTS),
      Math.floor((Math.floor(part / PARTS) * height) / PARTS),
    ),
  );
  return Math.max(...parts) < BLURRED_VARIANCE ? 'blurred' : undefined;
}

/** Larger pictures are made smaller: text stays readable, and four of them fit into an email. */
const LONGEST_SIDE = 2400;
const LARGEST_BYTES = 2 ** 20;
/** Lines of text in a long picture run along its shorter side, which keeps this many pixels. */
const SHORTEST_SIDE = 700;
const QUALITIES = [0.88, 0.8, 0.7, 0.6];
/** If no quality is low enough, the picture is scaled by this factor and tried again. */
const NEXT_SCALE = 0.8;

/** Pictures are judged by a copy with this longest side, unless they are too small to judge. */
const JUDGED_SIDE = 800;
const SMALLEST_JUDGED_SIDE = 300;
/** A longer picture is scaled as if it had this aspect ratio, to keep its letters readable. */
const JUDGED_SHAPE = 2;

/** Draws the picture on white, as JPEG has no transparency. */
function drawn(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** What makes a picture hard to read, if anything. @throws if this browser cannot draw it */
export function doubtOf(bitmap: ImageBitmap): PictureDoubt | undefined {
  const shortest = Math.min(bitmap.width, bitmap.height);
  if (shortest < SMALLEST_JUDGED_SIDE) return undefined;
  const side = Math.min(Math.max(bitmap.width, bitmap.height), JUDGED_SHAPE * shortest);
  const canvas = drawn(bitmap, Math.min(1, JUDGED_SIDE / side));
  const { width, height } = canvas;
  const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return image && pictureDoubt(image.data, width, height);
}

/**
 * A large picture as a JPEG of at most 2,400 pixels a side and one megabyte, without metadata. The
 * shorter side keeps 700 pixels; a picture that is still over a megabyte then stays as it is,
 * unless it is larger than a document may be. Undefined if it is small or would not become smaller.
 * @throws if it cannot be decoded
 */
export async function smallerPicture(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    const smallest = Math.min(1, SHORTEST_SIDE / Math.min(bitmap.width, bitmap.height));
    const largest = Math.max(smallest, Math.min(1, LONGEST_SIDE / longest));
    if (largest === 1 && file.size <= LARGEST_BYTES) return undefined;
    const named = (blob: Blob) =>
      new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
    let blob: Blob = file;
    for (let scale = largest; ; scale = Math.max(smallest, scale * NEXT_SCALE)) {
      const canvas = drawn(bitmap, scale);
      for (const quality of QUALITIES) {
        blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (blob.size <= LARGEST_BYTES) return blob.size < file.size ? named(blob) : undefined;
      }
      if (scale === smallest) break;
    }
    return file.size > MAX_DOCUMENT_BYTES && blob.size < file.size ? named(blob) : undefined;
  } finally {
    bitmap.close();
  }
}
