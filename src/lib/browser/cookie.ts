const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Sets a cookie for `ms` milliseconds; localStorage holds content only. */
export function setCookie(name: string, value: string, ms: number = YEAR_MS): void {
  document.cookie = `${name}=${value}; path=/; max-age=${String(ms / 1000)}; samesite=lax`;
}

export function deleteCookie(name: string): void {
  setCookie(name, '', 0);
}

/** The value of a cookie; undefined if it is missing or cookies are blocked. */
export function getCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
