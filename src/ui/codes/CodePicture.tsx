import drawer from 'qrcode-generator';
import { useMemo } from 'react';

/** Common cameras cannot read larger ones. */
const MAX_VERSION = 22;

/** The error correction level: low (`L`) for screens, medium (`M`) for paper. */
type Correction = 'L' | 'M';

/** A QR code as a matrix of modules. */
interface QrCode {
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

/** Quiet zone of a code, in modules. */
const QUIET = 4;
/** Space beside a code on a narrow screen, both sides together. */
const MARGINS_PX = 64;

interface CodePictureProps {
  /** Text before the digits in the code. */
  start: string;
  digits: string;
  /** `L` for a screen, `M` for paper. */
  correction?: Correction;
  /** Instruction below it. */
  label: string;
  /** Minimum width if it fits, in CSS pixels. */
  width: number;
  className?: string;
}

/** Rounds modules to whole device pixels, so that none is blurred. */
function sharpWidth(modules: number, width: number): number {
  const least = Math.ceil((width * devicePixelRatio) / modules);
  const most = Math.floor(((innerWidth - MARGINS_PX) * devicePixelRatio) / modules);
  return (Math.max(1, Math.min(least, most)) * modules) / devicePixelRatio;
}

/** A QR code, black on white in both themes; nothing if it would be too large for cameras. */
export function CodePicture({
  start,
  digits,
  correction = 'L',
  label,
  width,
  className = '',
}: CodePictureProps) {
  const code = useMemo(() => qrCode(start, digits, correction), [start, digits, correction]);
  if (code === undefined) return null;
  const modules = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      data-version={code.version}
      viewBox={`${-QUIET} ${-QUIET} ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={`h-auto max-w-full rounded-box select-none ${correction === 'M' ? '[print-color-adjust:exact] print:w-[calc(60mm/var(--print-zoom,1))]!' : ''} ${className}`}
      style={{ width: sharpWidth(modules, width) }}
    >
      <rect x={-QUIET} y={-QUIET} width={modules} height={modules} fill="#fff" />
      <path d={svgPath(code)} fill="#000" />
    </svg>
  );
}

/** Whether a text with digits fits a code that cameras can read. */
export function fitsCode(start: string, digits: string): boolean {
  return qrCode(start, digits, 'L') !== undefined;
}
