import { type PictureDoubt, pictureDoubt } from '../../model/pictureQuality';

/** Larger pictures are made smaller: text stays readable, and a mail takes four of them. */
const LONGEST_SIDE = 2400;
const LARGEST_BYTES = 2 ** 20;
const QUALITIES = [0.88, 0.8, 0.7, 0.6];
/** Each round of qualities that is not enough is followed by one of a smaller picture. */
const NEXT_SIDE = 0.8;

/** Pictures are judged by a copy of this size; what is smaller to begin with is not judged. */
const JUDGED_SIDE = 800;
const SMALLEST_JUDGED_SIDE = 300;

/** The picture on white, upright as its camera held it, with no more pixels than the side allows. */
function drawn(bitmap: ImageBitmap, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
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

/** What makes a picture hard to read. @throws if this browser draws none */
export function doubtOf(bitmap: ImageBitmap): PictureDoubt | undefined {
  if (Math.min(bitmap.width, bitmap.height) < SMALLEST_JUDGED_SIDE) return undefined;
  const canvas = drawn(bitmap, JUDGED_SIDE);
  const { width, height } = canvas;
  const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return image && pictureDoubt(image.data, width, height);
}

/**
 * A large picture as a JPEG of at most 2,400 pixels a side and one megabyte, without the metadata of
 * its camera; undefined if it is small, or would not become smaller. @throws if it cannot be decoded
 */
export async function smallerPicture(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    if (longest <= LONGEST_SIDE && file.size <= LARGEST_BYTES) return undefined;
    for (let side = Math.min(longest, LONGEST_SIDE); side >= 1; side *= NEXT_SIDE) {
      const canvas = drawn(bitmap, side);
      for (const quality of QUALITIES) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (blob.size > LARGEST_BYTES) continue;
        const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
        return blob.size < file.size ? new File([blob], name, { type: blob.type }) : undefined;
      }
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}
