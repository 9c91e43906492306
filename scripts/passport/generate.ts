import sharp from 'sharp';
import { checkDigit, CHARACTERS } from '@/lib/text/machineReadable';
import { compositeText, LINE_LENGTH } from '@/engines/passport/td3';
import { seededRandom } from '../../e2e/torture/random';
import glyphs from './glyphs.json' with { type: 'json' };

/*
 * Photos and scans of fictitious passports: random valid lines on a page with pattern, portrait and
 * text, worn, seen at an angle, curled, in uneven light, blurred, noisy and compressed.
 */

/**
 * The network learns from one kind of pictures. The other differs in what is drawn and in how it is
 * taken: grounds, slanted type, cloths, shadows, a lens that bends, pages on a screen, compression.
 */
export type Kind = 'learned' | 'unlearned';

export interface Sample {
  lines: [string, string];
  /** RGBA. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
  /** The centre of each character in the picture: x and y, line after line. */
  centres: Float64Array;
  /** What makes it easy or hard to read. */
  traits: readonly string[];
}

/** Random numbers from 0 to 1, always the same for the same seed. */
export const randomNumbers = (seed: number): (() => number) =>
  seededRandom(Math.imul(seed, 2_654_435_761));

class Dice {
  readonly next: () => number;
  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  pick(text: string): string {
    return text[this.whole(0, text.length - 1)] ?? '';
  }
  one(list: readonly string[]): string {
    return list[this.whole(0, list.length - 1)] ?? '';
  }
  text(characters: string, length: number): string {
    return Array.from({ length }, () => this.pick(characters)).join('');
  }
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}

const DIGITS = CHARACTERS.slice(1, 11);
const LETTERS = CHARACTERS.slice(11);
const STATES =
  'UTO D<< GBR FRA IND PAK PHL EGY CHN NGA USA BRA RUS KEN ZAF JPN IRN AZE VNM MEX'.split(' ');

function randomName(dice: Dice): string {
  const length = dice.whole(2, 10);
  if (dice.chance(0.5)) return dice.text(LETTERS, length);
  return Array.from({ length }, (_, place) =>
    dice.pick(place % 2 === 0 ? 'BCDFGHJKLMNPQRSTVWXYZ' : 'AEIOUAEIOUY'),
  ).join('');
}

function randomLines(dice: Dice): [string, string] {
  const state = dice.one(STATES);
  const names = (most: number) =>
    Array.from({ length: dice.whole(1, most) }, () => randomName(dice)).join('<');
  const first = `P${dice.chance(0.8) ? '<' : dice.pick(LETTERS)}${state}${names(2)}<<${names(3)}`;
  const date = (from: number, to: number) =>
    [dice.whole(from, to) % 100, dice.whole(1, 12), dice.whole(1, 28)]
      .map((part) => String(part).padStart(2, '0'))
      .join('');
  const checked = (text: string) => text + checkDigit(text);
  const form = dice.one(['L7', 'L8', 'LL7', '9', '8', 'LLDDDDDLD', 'mixed']);
  const number =
    form === 'mixed'
      ? dice.text(LETTERS + DIGITS, 9)
      : form.replaceAll(/[LD]|\d/g, (character) =>
          character === 'L'
            ? dice.pick(LETTERS)
            : dice.text(DIGITS, character === 'D' ? 1 : Number(character)),
        );
  const personal = dice.chance(0.5) ? dice.text(LETTERS + DIGITS, dice.whole(5, 14)) : '';
  const filled = personal.padEnd(14, '<');
  const end = personal === '' && dice.chance(0.5) ? '<' : checkDigit(filled);
  const nationality = dice.chance(0.95) ? state : dice.one(STATES);
  const second = `${checked(number.padEnd(9, '<'))}${nationality}${checked(date(1930, 2020))}${dice.pick('MF<')}${checked(date(2020, 2036))}${filled}${end}`;
  return [
    first.padEnd(LINE_LENGTH, '<').slice(0, LINE_LENGTH),
    second + checkDigit(compositeText(second)),
  ];
}

/** In millimetres (ICAO 9303-4): the page, and the pitch of characters and of lines. */
const PAGE = { width: 125, height: 88 };
const PITCH = 2.54;
const LEADING = 6.35;
const EM = PITCH / 0.723;
/** From the baseline to the centre of a character. */
const MIDDLE = 0.35 * EM;

type Glyphs = Record<string, string>;

/** A row of characters; `wide` and `high` scale each one about its centre. */
function written(
  text: string,
  font: Glyphs,
  [x, y]: readonly [number, number],
  [em, pitch]: readonly [number, number],
  [wide, high]: readonly [number, number] = [1, 1],
) {
  return Array.from(text, (character, place) => {
    const d = font[character];
    const left = x + place * pitch + 0.363 * em * (1 - wide);
    const base = y - 0.35 * em * (1 - high);
    return d === undefined
      ? ''
      : `<path transform="translate(${left.toFixed(3)},${base.toFixed(3)}) scale(${((em * wide) / 1000).toFixed(6)},${((em * high) / 1000).toFixed(6)})" d="${d}"/>`;
  }).join('');
}

const grey = (level: number) => `rgb(${level},${level},${level})`;

function tint(dice: Dice, low: number, high: number): string {
  return `rgb(${dice.whole(low, high)},${dice.whole(low, high)},${dice.whole(low, high)})`;
}

/** Fine lines all over a page, as a ground: bundles of waves, or else rings, hatching and dots. */
function ground(dice: Dice, kind: Kind): string {
  const bundle = () => {
    const apart = dice.between(0.7, 6);
    const turn = `rotate(${dice.whole(-90, 90)} 62 0)`;
    const stroke = `stroke="${tint(dice, dice.whole(70, 190), 235)}" stroke-width="${dice.between(0.08, 0.5).toFixed(2)}"`;
    const [high, long, phase] = [dice.between(0.2, 6), dice.between(2, 40), dice.between(0, 2)];
    const rows = Array.from({ length: Math.floor(260 / apart) }, (_, row) => row * apart);
    if (kind === 'learned') {
      const steps = Array.from({ length: 130 }, (_, step) => step * 2 - 70);
      const wave = (y: number, row: number) =>
        `M${steps.map((x) => `${x},${(y - 130 + high * Math.sin(x / long + row * phase)).toFixed(1)}`).join(' ')}`;
      return `<path fill="none" ${stroke} transform="${turn}" d="${rows.map(wave).join('')}"/>`;
    }
    const dash = dice.chance(0.4)
      ? `stroke-dasharray="0.3 ${dice.between(0.3, 1.2).toFixed(1)}"`
      : '';
    const [x, y] = [dice.whole(0, 125), dice.whole(0, 88)];
    return dice.chance(0.5)
      ? `<path ${stroke} ${dash} transform="${turn}" d="${rows.map((row) => `M-70,${(row - 130).toFixed(1)}h260`).join('')}"/>`
      : rows
          .map(
            (row) =>
              `<circle fill="none" ${stroke} ${dash} cx="${x}" cy="${y}" r="${row.toFixed(1)}"/>`,
          )
          .join('');
  };
  return Array.from({ length: dice.whole(0, 7) }, bundle).join('');
}

/** A drawing of the data page and the page above it, and the start of the first baseline. */
function drawnPage(lines: readonly string[], dice: Dice, kind: Kind) {
  const typeface = dice.chance(0.5) ? 'round' : 'square';
  const font: Glyphs = glyphs[typeface];
  const left = dice.between(4, 8.5);
  const base = PAGE.height - dice.between(4.5, 9) - LEADING;
  const ink = dice.whole(0, dice.chance(0.2) ? 130 : 70);
  const stretch: [number, number] = [dice.between(0.86, 1.12), dice.between(0.9, 1.1)];
  const slant = (kind === 'learned' ? 2 : 5) * dice.between(-1, 1);
  const words = Array.from({ length: 9 }, (_, row) =>
    written(
      dice.text(LETTERS, dice.whole(4, 18)),
      glyphs.round,
      [46, 10 + row * 6],
      [dice.between(2, 3.2), dice.between(1.4, 2.2)],
    ),
  );
  const above = dice.chance(0.5)
    ? Array.from({ length: 10 }, (_, row) =>
        written(dice.text(`${LETTERS}    `, 50), glyphs.round, [8, -80 + row * 7], [2.4, 1.9]),
      )
    : [];
  const portrait = `<rect x="6" y="16" width="34" height="44" fill="${tint(dice, 120, 220)}"/><ellipse cx="23" cy="36" rx="9" ry="12" fill="${tint(dice, 70, 190)}"/><path d="M9,60 a14,12 0 0 1 28,0 z" fill="${tint(dice, 20, 160)}"/>`;
  const blank = dice.chance(0.25)
    ? `<rect x="0" y="${base - 6}" width="125" height="30" fill="${grey(dice.whole(225, 250))}"/>`
    : '';
  const paper = tint(dice, 205, 250);
  // Print that is worn away: scratches in the colour of the paper.
  const scratches = Array.from({ length: dice.chance(0.35) ? dice.whole(20, 200) : 0 }, () => {
    const [x, y] = [dice.between(0, 125), dice.between(base - 4, base + LEADING + 1)];
    return `M${x.toFixed(1)},${y.toFixed(1)}l${dice.between(-0.8, 0.8).toFixed(2)},${dice.between(-0.8, 0.8).toFixed(2)}`;
  });
  const thick = dice.between(0, 45);
  const characters = lines.map((line, row) => {
    // Each character is printed a little differently, and one part of the line more faintly.
    const faint = dice.chance(0.2) ? dice.between(0.45, 0.9) : 1;
    const [from, to] = [dice.whole(0, 43), dice.whole(0, 43)];
    return Array.from(line, (character, place) => {
      const x = left + place * PITCH + dice.between(-0.05, 0.05);
      const y = base + row * LEADING + dice.between(-0.06, 0.06);
      const share = (place >= from && place <= to ? faint : 1) * dice.between(0.85, 1);
      const colour = grey(Math.round(235 - (235 - ink) * share));
      return `<g fill="${colour}" stroke="${colour}" stroke-width="${(thick * dice.between(0.8, 1.2)).toFixed(1)}">${written(character, font, [x, y], [EM, PITCH], stretch)}</g>`;
    }).join('');
  });
  const body = `<rect x="0" y="-88" width="125" height="176" fill="${paper}"/>${ground(dice, kind)}${portrait}<rect x="0" y="-0.2" width="125" height="0.4" fill="#888"/><g fill="${grey(dice.whole(30, 110))}">${words.join('')}${above.join('')}</g>${blank}<g transform="translate(0,${base}) skewX(${slant.toFixed(1)}) translate(0,${-base})">${characters.join('')}</g><path stroke="${paper}" stroke-width="${dice.between(0.1, 0.35).toFixed(2)}" d="${scratches.join('')}"/>`;
  /** The centre of a character. */
  const centre = (row: number, place: number): [number, number] => {
    const down = row * LEADING - MIDDLE;
    return [left + (place + 0.5) * PITCH + down * Math.tan((slant * Math.PI) / 180), base + down];
  };
  return { body, centre, typeface, zone: [base - 10, base + LEADING + 6] as const };
}

type Matrix = readonly (readonly number[])[];
const times = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    [0, 1, 2].map((column) => row.reduce((sum, v, k) => sum + v * (other[k]?.[column] ?? 0), 0)),
  );

/** How the camera sees the page: a homography from millimetres to pixels. */
function seen(dice: Dice, isScan: boolean, hasAbove: boolean, isLesson: boolean) {
  const turn = dice.chance(0.4) ? 0 : dice.whole(1, 3);
  const most = isScan ? 0 : dice.between(0, 0.44);
  const way = dice.between(0, 2 * Math.PI);
  const [yaw, pitch] = [most * Math.cos(way), most * Math.sin(way)];
  const roll = (turn * Math.PI) / 2 + dice.between(-1, 1) * (isScan ? 0.12 : 0.22);
  // Letters of 9 to 30 pixels; the page fills the picture, or a third of its width.
  const scale = (9 * 3.3 ** (dice.next() ** (isLesson ? 1.6 : 1))) / PITCH;
  const fill = Math.max(
    (scale * PAGE.width) / 2400,
    isLesson ? dice.between(0.6, 0.92) : dice.between(0.4, 1.04),
  );
  const across = (scale * PAGE.width) / fill;
  const high = hasAbove ? dice.between(1.1, 1.5) : dice.between(0.6, 1);
  const down = across * (isLesson ? 0.55 : high);
  const [width, height] = (turn % 2 === 0 ? [across, down] : [down, across]).map(Math.round);
  if (width === undefined || height === undefined) throw new Error('No size.');
  const focus = (1.3 * Math.max(width, height)) / scale;
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const tilted: Matrix = [
    [cy, 0, 0],
    [sy * sp, cp, 0],
    [(-sy * cp) / focus, sp / focus, 1],
  ];
  // Not only the middle of the page is in the middle of the picture.
  const middle = isLesson ? 0.85 * PAGE.height : hasAbove ? dice.between(0, 20) : PAGE.height / 2;
  const toMiddle: Matrix = [
    [1, 0, -PAGE.width / 2],
    [0, 1, -middle],
    [0, 0, 1],
  ];
  const free = Math.max(0.02, (1 - fill) / 3);
  const toPixels: Matrix = [
    [scale * cr, -scale * sr, width / 2 + dice.between(-free, free) * width],
    [scale * sr, scale * cr, height / 2 + dice.between(-free, free) * height],
    [0, 0, 1],
  ];
  return { width, height, scale, matrix: times(toPixels, times(tilted, toMiddle)) };
}

function inverse(m: Matrix): Matrix {
  const v = (row: number, column: number) => m[row % 3]?.[column % 3] ?? 0;
  const minor = (r: number, c: number) =>
    v(r + 1, c + 1) * v(r + 2, c + 2) - v(r + 1, c + 2) * v(r + 2, c + 1);
  return [0, 1, 2].map((r) => [0, 1, 2].map((c) => minor(c, r)));
}

const mapped = (m: Matrix, x: number, y: number): [number, number] => {
  const [a, b, c] = m.map((row) => (row[0] ?? 0) * x + (row[1] ?? 0) * y + (row[2] ?? 0));
  return [(a ?? 0) / (c ?? 1), (b ?? 0) / (c ?? 1)];
};

/** The light on each pixel: a gradient, perhaps the edge of a shadow, perhaps glare. */
function lightOn(
  dice: Dice,
  [width, height]: readonly [number, number],
  isScan: boolean,
  kind: Kind,
) {
  const steep = isScan ? 0.1 : 0.5;
  const [slopeX, slopeY] = [dice.between(-steep, steep), dice.between(-steep, steep)];
  const base = isScan ? dice.between(0.8, 1.05) : 1.05 - 0.8 * dice.next() ** 2;
  const hasShadow = !isScan && dice.chance(0.35);
  const angle = dice.between(0, 2 * Math.PI);
  const [edgeX, edgeY] = [Math.cos(angle), Math.sin(angle)];
  const soft = width * 0.2 * dice.next() ** 2 + 1;
  const dark = dice.between(0.3, 0.8);
  const from = dice.between(-0.3, 0.3) * width;
  const bars = width / dice.between(3, 12);
  const hasGlare = !isScan && dice.chance(0.2);
  const [glareX, glareY] = [dice.between(0, width), dice.between(0, height)];
  const glareSize = dice.between(0.03, 0.12) * width;
  const glare = dice.between(40, 230);
  const lightAt = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x / width - 0.5, y / height - 0.5];
    let factor = base * (1 + slopeX * dx + slopeY * dy);
    if (hasShadow) {
      const far = (x - width / 2) * edgeX + (y - height / 2) * edgeY - from;
      // The unlearned shadows are those of blinds.
      const into = kind === 'learned' ? far : Math.sin(far / bars) * bars;
      factor *= 1 - (1 - dark) / (1 + Math.exp(-into / (soft / 4)));
    }
    if (!hasGlare) return [factor, 0];
    const far = ((x - glareX) ** 2 + (y - glareY) ** 2) / glareSize ** 2;
    return [factor, far > 9 ? 0 : glare * Math.exp(-far)];
  };
  return { lightAt, hasShadow, hasGlare };
}

const SKIN = [205, 150, 125];

/** Motion blur kernel: a line of equal weights through the centre of a square. */
function motion(length: number, angle: number) {
  const side = 2 * Math.ceil(length / 2) + 1;
  const kernel = Array.from({ length: side * side }, () => 0);
  for (let t = -length / 2; t <= length / 2; t += 0.25) {
    const [x, y] = [t * Math.cos(angle), t * Math.sin(angle)].map(
      (far) => Math.round(far) + (side >> 1),
    );
    const at = (y ?? 0) * side + (x ?? 0);
    kernel[at] = (kernel[at] ?? 0) + 1;
  }
  return { width: side, height: side, kernel };
}

/** One picture of a passport, with given or random lines; for training, little but the lines is drawn. */
export async function samplePassport(
  seed: number,
  {
    lines: given,
    kind = 'learned',
    isLesson = false,
  }: { lines?: [string, string]; kind?: Kind; isLesson?: boolean } = {},
): Promise<Sample> {
  const dice = new Dice(seed);
  const lines = given ?? randomLines(dice);
  const isScan = dice.chance(0.25);
  const hasAbove = !isLesson && dice.chance(0.35);
  const { body, centre, typeface, zone } = drawnPage(lines, dice, kind);
  const { width, height, scale, matrix } = seen(dice, isScan, hasAbove, isLesson);
  const raster = scale * 1.15;
  const [sheetTop, sheetEnd] = isLesson ? zone : [-88, 88];
  const sheetHigh = sheetEnd - sheetTop;
  const sheet = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(125 * raster)}" height="${Math.round(sheetHigh * raster)}" viewBox="0 ${sheetTop} 125 ${sheetHigh}" preserveAspectRatio="none">${body}</svg>`,
    ),
    { unlimited: true },
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: sheetWidth, height: sheetHeight } = sheet.info;
  const curl = isScan ? 0 : dice.between(-2.5, 2.5);
  const bend = isScan ? 0 : dice.between(-0.6, 0.6);
  const curled = (x: number) =>
    curl * (1 - (x / 62.5 - 1) ** 2) + bend * Math.sin((x / 62.5 - 1) * Math.PI);
  const { lightAt, hasShadow, hasGlare } = lightOn(dice, [width, height], isScan, kind);
  const desk = [dice.whole(20, 250), dice.whole(20, 250), dice.whole(20, 250)];
  const grain = dice.between(0, 30);
  const [weave, thread] = [dice.between(0.02, 0.9), dice.between(0.02, 0.9)];
  const fingers = [0.25, 0.1].map((share) =>
    dice.chance(share)
      ? [dice.between(-6, 131), dice.chance(0.5) ? dice.between(78, 100) : dice.between(0, 88)]
      : [-99, -99],
  );
  const [thumb, skin] = [dice.between(5, 9) ** 2, dice.between(0.3, 1.1)];
  // A lens that bends straight lines, and the pixels of a screen.
  const lens = kind === 'learned' ? 0 : dice.between(-0.05, 0.05);
  const screen = kind === 'unlearned' && dice.chance(0.3) ? dice.between(0.03, 0.15) : 0;
  const pixel = (2 * Math.PI) / dice.between(0.25, 0.6);
  const [middleX, middleY] = [width / 2, height / 2];
  const bulge = (x: number, y: number) =>
    1 + (lens * ((x - middleX) ** 2 + (y - middleY) ** 2)) / (middleX ** 2 + middleY ** 2);
  const isUnderFinger = (x: number, y: number) =>
    fingers.some(
      ([fx = 0, fy = 0]) =>
        (x - fx) ** 2 + (y - fy) ** 2 < thumb ||
        // The rest of the finger, away from the page.
        ((x - fx) ** 2 < thumb && y > fy && fy > 77),
    );
  const picture = Buffer.alloc(width * height * 3);
  const top = hasAbove ? -88 : 0;
  const [b0 = [], b1 = [], b2 = []] = inverse(matrix);
  const [h0 = 0, h1 = 0, h2 = 0] = b0;
  const [h3 = 0, h4 = 0, h5 = 0] = b1;
  const [h6 = 0, h7 = 0, h8 = 1] = b2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const out = bulge(x, y);
      const [bx, by] = [middleX + (x - middleX) * out, middleY + (y - middleY) * out];
      const w = h6 * bx + h7 * by + h8;
      const pageX = (h0 * bx + h1 * by + h2) / w;
      const pageY = (h3 * bx + h4 * by + h5) / w - curled(pageX);
      if (isLesson && (pageY < sheetTop || pageY > sheetEnd)) continue;
      const isFinger = isUnderFinger(pageX, pageY);
      const isPage = !isFinger && pageX >= 0 && pageX < 125 && pageY >= top && pageY < 88;
      const [factor, more] = lightAt(x, y);
      const to = (y * width + x) * 3;
      if (!isPage) {
        const rough =
          kind === 'learned'
            ? Math.sin(x * weave + Math.sin(y * 0.013) * 5) + Math.sin(y * thread)
            : 2 * Math.sign(Math.sin(pageX * weave) * Math.sin(pageY * thread));
        for (let c = 0; c < 3; c++)
          picture[to + c] = Math.max(
            0,
            Math.min(
              255,
              (isFinger ? (SKIN[c] ?? 0) * skin : (desk[c] ?? 0) + grain * rough) * factor + more,
            ),
          );
        continue;
      }
      const sx = Math.min(sheetWidth - 2, Math.max(0, (pageX / 125) * sheetWidth - 0.5));
      const sy = Math.min(
        sheetHeight - 2,
        Math.max(0, ((pageY - sheetTop) / sheetHigh) * sheetHeight - 0.5),
      );
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const at = (iy * sheetWidth + ix) * 3;
      for (let c = 0; c < 3; c++) {
        const p = at + c;
        const upper = (sheet.data[p] ?? 0) * (1 - fx) + (sheet.data[p + 3] ?? 0) * fx;
        const q = p + sheetWidth * 3;
        const lower = (sheet.data[q] ?? 0) * (1 - fx) + (sheet.data[q + 3] ?? 0) * fx;
        const lit =
          screen === 0 ? factor : factor * (1 + screen * Math.sin(pixel * pageX + c * 2.1));
        const value = (upper * (1 - fy) + lower * fy) * lit + more;
        picture[to + c] = value > 255 ? 255 : value;
      }
    }
  const raw = { raw: { width, height, channels: 3 as const } };
  // In millimetres of the page, so that large pictures are not sharper than their camera.
  const blur =
    (isScan ? dice.between(0.02, 0.12) : 0.03 + 0.28 * dice.next() ** (isLesson ? 1 : 1.3)) * scale;
  let camera = sharp(picture, raw);
  if (blur >= 0.35) camera = camera.blur(blur);
  if (!isScan && dice.chance(0.25))
    camera = camera.convolve(motion(dice.between(0.1, 0.45) * scale, dice.between(0, Math.PI)));
  if (isScan && dice.chance(0.7)) camera = camera.modulate({ saturation: 0 });
  const blurred = await camera.raw().toBuffer();
  const noise = isScan ? dice.between(0.5, 5) : 0.5 + 28 * dice.next() ** 2;
  const speckle = Float32Array.from({ length: 4096 }, () => dice.normal() * noise);
  // The contrast that a camera or a scanner gives: scans may be nearly black and white.
  const contrast = isScan && dice.chance(0.5) ? dice.between(1, 4) : dice.between(0.6, 1.3);
  const centreGrey = dice.between(90, 170);
  let place = 0;
  for (let i = 0; i < blurred.length; i++) {
    if (i % 1021 === 0) place = dice.whole(0, 4095);
    const value =
      centreGrey + ((blurred[i] ?? 0) - centreGrey) * contrast + (speckle[(place + i) & 4095] ?? 0);
    blurred[i] = Math.max(0, Math.min(255, value));
  }
  const quality = dice.whole(30, 92);
  let whole = sharp(blurred, raw);
  // What cameras do against noise, and against blur.
  const [repair, strength] = [dice.next(), dice.between(0.5, 1.1)];
  if (!isScan && repair < 0.25) whole = whole.blur(strength);
  if (!isScan && repair > 0.7) whole = whole.sharpen({ sigma: strength });
  const file = await (
    kind === 'learned' ? whole.jpeg({ quality }) : whole.webp({ quality, effort: 0 })
  ).toBuffer();
  const pixels = await sharp(file).ensureAlpha().raw().toBuffer();
  const centres = new Float64Array(LINE_LENGTH * 4);
  let isHidden = false;
  lines.forEach((line, row) => {
    for (let k = 0; k < line.length; k++) {
      const [x, y] = centre(row, k);
      const [straightX, straightY] = mapped(matrix, x, y + curled(x));
      // The lens again, the other way round.
      let [atX, atY] = [straightX, straightY];
      for (let i = 0; i < 4; i++) {
        const out = bulge(atX, atY);
        [atX, atY] = [middleX + (straightX - middleX) / out, middleY + (straightY - middleY) / out];
      }
      centres.set([atX, atY], (row * LINE_LENGTH + k) * 2);
      const edge = 0.4 * PITCH * scale;
      const isCut = atX < edge || atY < edge || atX > width - edge || atY > height - edge;
      isHidden ||= isCut || [-1, 0, 1].some((by) => isUnderFinger(x + by, y + by));
    }
  });
  const traits = [
    isHidden ? 'hidden' : 'visible',
    isScan ? 'scan' : 'photo',
    typeface,
    scale * PITCH < 15 ? 'small' : 'large',
    ...(blur > 0.16 * scale ? ['blurred'] : []),
    ...(hasShadow ? ['shadow'] : []),
    ...(hasGlare ? ['glare'] : []),
    ...(fingers.some(([x = 0]) => x > -99) ? ['finger'] : []),
  ];
  return { lines, data: new Uint8ClampedArray(pixels), width, height, centres, traits };
}
