const YEAR_SECONDS = 365 * 24 * 60 * 60;

function write(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${String(seconds)}; samesite=lax`;
}

/** Remembers a short word beyond this visit, outside of localStorage, which holds content alone. */
export function rememberForAYear(name: string, value: string): void {
  write(name, value, YEAR_SECONDS);
}

/** Forgets what is remembered under this name. */
export function forget(name: string): void {
  write(name, '', 0);
}

/** What is remembered under this name; undefined for nothing, and where cookies are refused. */
export function remembered(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
