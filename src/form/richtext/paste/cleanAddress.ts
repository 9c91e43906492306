/** Hosts that only pass a visitor on, and the parameter that says where to. */
const REDIRECTS: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^slack-redir\.net$/, 'url'],
  [/^out\.reddit\.com$/, 'url'],
  [/^(?:www\.)?youtube\.com$/, 'q'],
];
const REDIRECT_PATH = /^\/(?:url|l\.php|link|redirect)?$/;
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** An address without a detour through a counting host, and without what only counts visitors. */
export function cleanAddress(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [host, parameter] of REDIRECTS) {
    const target =
      host.test(url.hostname) && REDIRECT_PATH.test(url.pathname)
        ? url.searchParams.get(parameter)
        : null;
    if (target !== null && /^https?:/i.test(target)) return cleanAddress(target);
  }
  const counted = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (counted.length === 0) return address;
  for (const name of counted) url.searchParams.delete(name);
  return url.href;
}
