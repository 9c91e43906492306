const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Remembers a short word for so long, outside of localStorage, which holds content alone. */
export function setCookie(name: string, value: string, ms: number = YEAR_MS): void {
  document.cookie = `${name}=${value}; path=/; max-age=${String(ms / 1000)}; samesite=lax`;
}

/** Forgets what is remembered under this name. */
export function deleteCookie(name: string): void {
  setCookie(name, '', 0);
}

/** What is remembered under this name; undefined for nothing, and where cookies are refused. */
export function getCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
