/**
 * Text in the manner of a passport's machine-readable zone: exactly `width` characters of
 * A-Z, 0-9 and '<'. Accents fall away, each run of anything else becomes one filler, and the line
 * is filled or cut to its width.
 */
export function machineReadableLine(text: string, width: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]+/g, '<')
    .padEnd(width, '<')
    .slice(0, width);
}
