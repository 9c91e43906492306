const WIDTH = 44;

/**
 * A line like a passport's machine-readable zone: exactly `width` characters of A-Z, 0-9 and '<'.
 * Accents and apostrophes are dropped, other runs become one '<'.
 */
export function machineReadableLine(text: string, width: number): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'`\u2018\u2019\u02BC]/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]+/g, '<')
    .padEnd(width, '<')
    .slice(0, width);
}

/**
 * A visa's line of names: of Utopia, the standard's own state of specimens; names have no digits.
 * Without a Latin letter, as in Arabic, the line has the site's own name.
 */
export function nameLine(names: string): string {
  const latin = machineReadableLine(/[a-z]/i.test(names) ? names : 'Dubai Visa', WIDTH);
  return machineReadableLine(`V<UTO${latin.replace(/<?\d+/g, '').replace(/^<+/, '')}`, WIDTH);
}

/** A visa's second line without a number or days (ICAO 9303-7, 4). */
export const blankLine = (more: string): string =>
  machineReadableLine(`DV<<<<<<<4UTO<<<<<<0<<<<<<<0${more}`, WIDTH);
