import { useMemo } from 'react';
import { type Correction, qrCode, svgPath } from '@/lib/qrCode';

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
