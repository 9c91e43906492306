/** One number a pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

export interface Pixels {
  /** RGBA. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export const planeOf = (width: number, height: number): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

/** Longest side that is read. */
export const MAX_SIDE = 2200;

/** Means over areas of whole pixels, so that no side is longer than `most`. */
export function reduced(plane: Plane, most: number): Plane {
  const scale = Math.max(plane.width, plane.height) / most;
  if (scale <= 1) return plane;
  const small = planeOf(Math.floor(plane.width / scale), Math.floor(plane.height / scale));
  const [stepX, stepY] = [plane.width / small.width, plane.height / small.height];
  for (let y = 0; y < small.height; y++) {
    const [top, bottom] = [Math.floor(y * stepY), Math.floor((y + 1) * stepY)];
    for (let x = 0; x < small.width; x++) {
      const [from, to] = [Math.floor(x * stepX), Math.floor((x + 1) * stepX)];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let i = row * plane.width + from; i < row * plane.width + to; i++)
          sum += plane.data[i] ?? 0;
      small.data[y * small.width + x] = sum / ((bottom - top) * (to - from));
    }
  }
  return small;
}

export function greyOf({ data, width, height }: Pixels): Plane {
  const grey = planeOf(width, height);
  for (let i = 0, from = 0; i < grey.data.length; i++, from += 4)
    grey.data[i] =
      0.3 * (data[from] ?? 0) + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0);
  return reduced(grey, MAX_SIDE);
}

/** The picture and its halves, largest first. */
export function pyramidOf(grey: Plane): Plane[] {
  const planes = [grey];
  for (let last = grey; Math.max(last.width, last.height) > 300;) {
    last = reduced(last, Math.max(last.width, last.height) / 2);
    planes.push(last);
  }
  return planes;
}

/** Means over windows of odd sides; at the edges over what is inside. */
export function boxMean({ data, width, height }: Plane, wide: number, high: number): Plane {
  const rows = planeOf(width, height);
  const half = wide >> 1;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(half, width); x++) sum += data[start + x] ?? 0;
    for (let x = 0; x < width; x++) {
      const [first, last] = [x - half, x + half];
      if (last < width) sum += data[start + last] ?? 0;
      rows.data[start + x] = sum / (Math.min(last, width - 1) - Math.max(first, 0) + 1);
      if (first >= 0) sum -= data[start + first] ?? 0;
    }
  }
  const means = planeOf(width, height);
  const sums = new Float64Array(width);
  const tall = high >> 1;
  for (let y = -tall; y < height; y++) {
    const [first, last] = [y - tall - 1, y + tall];
    const count = Math.min(last, height - 1) - Math.max(first + 1, 0) + 1;
    for (let x = 0; x < width; x++) {
      let sum = sums[x] ?? 0;
      if (last < height) sum += rows.data[last * width + x] ?? 0;
      if (first >= 0) sum -= rows.data[first * width + x] ?? 0;
      sums[x] = sum;
      if (y >= 0) means.data[y * width + x] = sum / count;
    }
  }
  return means;
}

/** The highest (or lowest) of each pixel and those at a distance before and after it. */
function extremes(plane: Plane, dx: number, dy: number, isHighest: boolean): Plane {
  const { data, width, height } = plane;
  const found = planeOf(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const up = Math.max(0, y - dy) * width;
    const down = Math.min(height - 1, y + dy) * width;
    for (let x = 0; x < width; x++) {
      const one = data[up + (x < dx ? 0 : x - dx)] ?? 0;
      const two = data[row + x] ?? 0;
      const three = data[down + (x + dx < width ? x + dx : width - 1)] ?? 0;
      if (isHighest) {
        const either = one > two ? one : two;
        found.data[row + x] = three > either ? three : either;
      } else {
        const either = one < two ? one : two;
        found.data[row + x] = three < either ? three : either;
      }
    }
  }
  return found;
}

/** Thin dark strokes: the closing by 9 x 9 less the picture, over the closing, whatever the light. */
export function marksOf(plane: Plane): Plane {
  let closed = plane;
  for (const isHighest of [true, false])
    for (const far of [1, 3])
      closed = extremes(extremes(closed, far, 0, isHighest), 0, far, isHighest);
  const marks = planeOf(plane.width, plane.height);
  for (let i = 0; i < marks.data.length; i++) {
    const light = closed.data[i] ?? 0;
    marks.data[i] = (light - (plane.data[i] ?? 0)) / (light + 12);
  }
  return marks;
}

/** The coefficients of the polynomial through weighted points with the least squares, constant first. */
export function polynomial(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  weights: ArrayLike<number> | undefined,
  degree: number,
): number[] {
  const size = degree + 1;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
    const weight = weights ? (weights[i] ?? 0) : 1;
    for (let r = 0; r < size; r++) {
      const row = rows[r];
      if (!row) continue;
      for (let c = 0; c < size; c++) row[c] = (row[c] ?? 0) + weight * x ** (r + c);
      row[size] = (row[size] ?? 0) + weight * y * x ** r;
    }
  }
  rows.forEach((row, at) => {
    const pivot = (row[at] ?? 0) || 1e-12;
    for (let c = 0; c <= size; c++) row[c] = (row[c] ?? 0) / pivot;
    for (const other of rows) {
      const factor = other[at] ?? 0;
      if (other === row || factor === 0) continue;
      for (let c = 0; c <= size; c++) other[c] = (other[c] ?? 0) - factor * (row[c] ?? 0);
    }
  });
  return rows.map((row) => row[size] ?? 0);
}

export const valueAt = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
