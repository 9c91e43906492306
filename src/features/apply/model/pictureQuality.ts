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
