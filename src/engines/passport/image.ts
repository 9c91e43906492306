/** One number per pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** RGBA. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export const planeOf = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

/** Longest side of the picture that is read; larger pictures are reduced. */
export const MAX_SIDE = 2200;

/** The brightest of the three colours, in which black print stands out from coloured patterns. */
export function greyOf({ data, width, height }: Pixels): Plane {
  const grey = planeOf(width, height);
  for (let i = 0, from = 0; i < grey.data.length; i++, from += 4)
    grey.data[i] = Math.max(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0);
  return reduced(grey, MAX_SIDE);
}

/** The mean of a plane within any rectangle, by the sums of all pixels above and left of each corner. */
function meanOf({ data, width, height }: Plane) {
  const columns = width + 1;
  const sums = new Float64Array(columns * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += data[y * width + x] ?? 0;
      sums[(y + 1) * columns + x + 1] = (sums[y * columns + x + 1] ?? 0) + sum;
    }
  }
  return (left: number, top: number, right: number, bottom: number): number =>
    ((sums[bottom * columns + right] ?? 0) -
      (sums[bottom * columns + left] ?? 0) -
      (sums[top * columns + right] ?? 0) +
      (sums[top * columns + left] ?? 0)) /
    ((bottom - top) * (right - left));
}

/** Box blur with odd side lengths; at the edges, the mean of the pixels inside. */
export function boxMean(plane: Plane, wide: number, high: number): Plane {
  const { width, height } = plane;
  const means = planeOf(width, height);
  const mean = meanOf(plane);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - (high >> 1));
    const bottom = Math.min(height, y + (high >> 1) + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - (wide >> 1));
      const right = Math.min(width, x + (wide >> 1) + 1);
      means.data[y * width + x] = mean(left, top, right, bottom);
    }
  }
  return means;
}

/** Closing by 9 x 9 pixels: dark strokes that are thinner vanish. */
export function closed({ data, width, height }: Plane): Plane {
  const light = data.slice();
  // The extreme of 2, 4, 8, then 9 pixels; first the highest to one side, then the lowest back.
  const steps = [1, width].flatMap((unit) => [unit, 2 * unit, 4 * unit, unit]);
  for (const step of steps)
    for (let i = 0, end = light.length - step; i < end; i++)
      light[i] = Math.max(light[i] ?? 0, light[i + step] ?? 0);
  for (const step of steps)
    for (let i = light.length - 1; i >= step; i--)
      light[i] = Math.min(light[i] ?? 0, light[i - step] ?? 0);
  return { data: light, width, height };
}

/** Downscales by the mean of whole pixels, so that no side is longer than `most` pixels. */
export function reduced(plane: Plane, most: number): Plane {
  const scale = Math.max(plane.width, plane.height) / most;
  if (scale <= 1) return plane;
  const small = planeOf(Math.floor(plane.width / scale), Math.floor(plane.height / scale));
  const mean = meanOf(plane);
  const at = (place: number) => Math.floor(place * scale);
  for (let y = 0, i = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, i++)
      small.data[i] = mean(at(x), at(y), at(x + 1), at(y + 1));
  return small;
}

/** Half as wide and high: each pixel is the mean of four. */
export function halved({ data, width, height }: Plane): Plane {
  const half = planeOf(width >> 1, height >> 1);
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const at = 2 * (y * width + x);
      half.data[y * half.width + x] =
        ((data[at] ?? 0) +
          (data[at + 1] ?? 0) +
          (data[at + width] ?? 0) +
          (data[at + width + 1] ?? 0)) /
        4;
    }
  return half;
}

/** Coefficients of the least-squares polynomial through points, constant first. */
export function polynomial(xs: readonly number[], ys: readonly number[], degree: number): number[] {
  const size = degree + 1;
  const rows = Array.from({ length: size }, (_, r) =>
    Array.from({ length: size + 1 }, (__, c) =>
      xs.reduce((sum, x, i) => sum + x ** r * (c < size ? x ** c : (ys[i] ?? 0)), 0),
    ),
  );
  rows.forEach((row, at) => {
    const pivot = row[at] || 1e-12;
    row.forEach((value, c) => (row[c] = value / pivot));
    for (const other of rows) {
      const factor = other[at] ?? 0;
      if (other !== row) other.forEach((value, c) => (other[c] = value - factor * (row[c] ?? 0)));
    }
  });
  return rows.map((row) => row[size] ?? 0);
}

export const valueAt = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
