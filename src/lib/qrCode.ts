import drawer from 'qrcode-generator';

/** Larger ones are not read by the cameras that people have. */
const MAX_VERSION = 22;

/** How much of a code may be damaged: little (`L`) on a screen, more (`M`) on paper. */
export type Correction = 'L' | 'M';

/** A code as rows of modules, from the top left. */
export interface QrCode {
  readonly version: number;
  /** How many modules it is wide and high. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** The code of a text with digits behind it; `undefined` where it would be too large to be read. */
export function qrCode(text: string, digits: string, correction: Correction): QrCode | undefined {
  const code = drawer(0, correction);
  if (text !== '') code.addData(text, 'Byte');
  code.addData(digits, 'Numeric');
  try {
    code.make();
  } catch {
    // Beyond the largest version that there is.
    return undefined;
  }
  const size = code.getModuleCount();
  const version = (size - 17) / 4;
  if (version > MAX_VERSION) return undefined;
  return { version, size, isDark: (row, column) => code.isDark(row, column) };
}

/** The dark modules as one SVG path: a rectangle for each run in a row. */
export function svgPath({ size, isDark }: QrCode): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && isDark(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`;
    }
  }
  return path;
}
