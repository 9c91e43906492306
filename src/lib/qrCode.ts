import drawer from 'qrcode-generator';

/** Common cameras cannot read larger ones. */
const MAX_VERSION = 22;

/** The error correction level: low (`L`) for screens, medium (`M`) for paper. */
export type Correction = 'L' | 'M';

/** A QR code as a matrix of modules. */
export interface QrCode {
  readonly version: number;
  /** Width and height in modules. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** Encodes a text followed by digits; `undefined` if the code would be too large. */
export function qrCode(text: string, digits: string, correction: Correction): QrCode | undefined {
  const code = drawer(0, correction);
  if (text !== '') code.addData(text, 'Byte');
  code.addData(digits, 'Numeric');
  try {
    code.make();
  } catch {
    // Larger than any QR version.
    return undefined;
  }
  const size = code.getModuleCount();
  const version = (size - 17) / 4;
  if (version > MAX_VERSION) return undefined;
  return { version, size, isDark: (row, column) => code.isDark(row, column) };
}

/** The dark modules as one SVG path, one rectangle per run. */
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
