import { renameSync, writeFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { qrCode } from '../src/ui/codes/CodePicture';
import { expect } from './test';

/** How a code is held before the camera; lengths in pixels of the camera, angles in degrees. */
export interface Shot {
  readonly module: number;
  readonly turned?: number;
  readonly tilted?: number;
  readonly blur?: number;
  readonly width?: number;
  readonly height?: number;
}

const QUIET_ZONE = 4;
const SAMPLES = [-1 / 3, 0, 1 / 3];
const PAPER = 215;
const INK = 35;
const WALL = 110;
const GREY = 128;

/** Flags that make Chromium play the film at `path` as its camera, whenever that is started. */
export const filmArguments = (path: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/** Writes a film (YUV4MPEG2) of a code; an empty code shows a blank wall. */
export function writeFilm(path: string, code: readonly (readonly boolean[])[], shot: Shot): void {
  const { module, turned = 0, tilted = 0, blur = 0, width = 1280, height = 720 } = shot;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [turn, tilt] = [radians(turned), radians(tilted)];
  const [half, distance] = [code.length / 2, width * 1.5];
  /** The brightness at a position of the picture, measured from its centre. */
  const light = (x: number, y: number): number => {
    const b = (y * distance) / (distance * Math.cos(tilt) - y * Math.sin(tilt));
    const a = (x * (distance + b * Math.sin(tilt))) / distance;
    const column = (a * Math.cos(turn) + b * Math.sin(turn)) / module + half;
    const row = (b * Math.cos(turn) - a * Math.sin(turn)) / module + half;
    if (code[Math.floor(row)]?.[Math.floor(column)] === true) return INK;
    const isPaper = Math.max(Math.abs(row - half), Math.abs(column - half)) < half + QUIET_ZONE;
    return isPaper ? PAPER : WALL;
  };
  const luma = Buffer.alloc(width * height);
  luma.fill(WALL);
  // The largest distance of a corner of the paper from the centre, at any angle.
  const reach = Math.ceil((half + QUIET_ZONE) * module * 1.6);
  const [middle, centre] = [height / 2, width / 2];
  const rows = code.length === 0 ? 0 : Math.min(middle, reach);
  for (let y = middle - rows; y < middle + rows; y += 1)
    for (let x = Math.max(0, centre - reach); x < Math.min(width, centre + reach); x += 1) {
      let sum = 0;
      for (const dy of SAMPLES)
        for (const dx of SAMPLES)
          sum += light(x - width / 2 + dx * (1 + blur), y - height / 2 + dy * (1 + blur));
      luma[y * width + x] = sum / SAMPLES.length ** 2;
    }
  const frame = [Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, GREY)];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`);
  // Atomically, because the camera may still play the previous film.
  writeFileSync(`${path}.new`, Buffer.concat([head, ...frame, ...frame]));
  renameSync(`${path}.new`, path);
}

/** The modules of the code that a phone shows for a link. */
export function modulesOf(start: string, digits: string): boolean[][] {
  const code = qrCode(start, digits, 'L');
  if (!code) throw new RangeError('The link does not fit a code.');
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

/** The modules of a code on the screen, read from its drawing. */
export async function modulesOnScreen(picture: Locator): Promise<boolean[][]> {
  await expect(picture.first()).toBeVisible();
  const { path, size } = await picture.first().evaluate((svg) => ({
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
    size: Number(svg.getAttribute('data-version')) * 4 + 17,
  }));
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(row)]?.fill(true, Number(column), Number(column) + Number(length));
  return modules;
}
