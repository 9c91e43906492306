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
