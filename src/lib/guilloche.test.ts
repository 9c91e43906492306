import { expect, test } from 'vitest';

import {
  bandPaths,
  hypotrochoid,
  lobeAngle,
  lobeCount,
  lobePath,
  type Point,
  rings,
} from './guilloche';

const rosette = { outer: 100, inner: 37, pen: 70 };
const fine = { outer: 92, inner: 29, pen: 58 };

function turned({ x, y }: Point, radians: number): Point {
  return {
    x: x * Math.cos(radians) - y * Math.sin(radians),
    y: x * Math.sin(radians) + y * Math.cos(radians),
  };
}

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test.each([rosette, fine])('the curve closes after its last turn, and not before', (shape) => {
  const start = hypotrochoid(shape, 0);
  const angle = lobeCount(shape) * lobeAngle(shape);
  const end = hypotrochoid(shape, angle);
  expect(end.x).toBeCloseTo(start.x, 6);
  expect(end.y).toBeCloseTo(start.y, 6);
  const halfWay = hypotrochoid(shape, angle / 2);
  expect(Math.hypot(halfWay.x - start.x, halfWay.y - start.y)).toBeGreaterThan(1);
});

test('one lobe, turned, lies on the rest of the curve', () => {
  for (const at of [0, 0.4, 1.1]) {
    const onNextLobe = hypotrochoid(rosette, at + lobeAngle(rosette));
    const copy = turned(hypotrochoid(rosette, at), lobeAngle(rosette));
    expect(copy.x).toBeCloseTo(onNextLobe.x, 6);
    expect(copy.y).toBeCloseTo(onNextLobe.y, 6);
  }
});

test('the drawn lobe begins and ends on the curve', () => {
  const drawn = numbers(lobePath(rosette));
  const end = hypotrochoid(rosette, lobeAngle(rosette));
  expect(drawn.slice(0, 2)).toEqual([133, 0]);
  expect(drawn.at(-2)).toBeCloseTo(end.x, 1);
  expect(drawn.at(-1)).toBeCloseTo(end.y, 1);
});

test('the rings turn one lobe into every lobe, once', () => {
  const turns = rings(lobeCount(fine)).reduce(
    (before, { copies, degrees }) =>
      before.flatMap((turn) => Array.from({ length: copies }, (_, copy) => turn + copy * degrees)),
    [0],
  );
  const places = new Set(turns.map((turn) => Math.round((turn * 92) / 360) % 92));
  expect(turns).toHaveLength(92);
  expect(places.size).toBe(92);
});

test('a band has as many waves as asked, each ending where it began, inside its height', () => {
  const paths = bandPaths({ width: 1440, height: 200, waves: 14, cycles: [1, 2, 5] });
  expect(new Set(paths).size).toBe(14);
  for (const path of paths) {
    const drawn = numbers(path);
    const heights = drawn.filter((_, index) => index % 2 === 1);
    expect(drawn.at(-2)).toBe(1440);
    expect(heights.at(-1)).toBeCloseTo(heights[0] ?? Number.NaN, 1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(200);
  }
});
