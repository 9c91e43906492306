/**
 * Makes stored HTML harmless and ready to be shown.
 * @param topHeading the level of its highest heading
 */
export type CleanHtml = (html: string, topHeading: 1 | 2) => string;

/** The scripts that are asked for by their address: the site's worker, and the reader of codes. */
const WORKER = /^\/(?:sw|assets\/readQr\.worker-[\w-]+)\.js$/;

let cleaner: CleanHtml | undefined;

/** Hands over the sanitiser that every HTML goes through; it comes later than this file. */
export function setHtmlCleaner(clean: CleanHtml): void {
  cleaner = clean;
}

function cleanHtml(html: string, topHeading: 1 | 2 = 1): string {
  if (cleaner === undefined) throw new TypeError('Only HTML from the sanitiser may be shown.');
  return cleaner(html, topHeading);
}

function workerUrl(url: string): string {
  const { origin, pathname, search } = new URL(url, location.href);
  if (origin !== location.origin || search !== '' || !WORKER.test(pathname))
    throw new TypeError(`Not the script of this site's worker: ${url}`);
  return url;
}

function noScript(): never {
  throw new TypeError('No text is run as a script.');
}

const createPolicy = (factory: TrustedTypePolicyFactory) =>
  factory.createPolicy('app', {
    createHTML: cleanHtml,
    createScript: noScript,
    createScriptURL: workerUrl,
  });

let policy: ReturnType<typeof createPolicy> | undefined;

/** The one policy that the content security policy names; none where the browser knows none. */
export function appPolicy() {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return undefined;
  policy ??= createPolicy(window.trustedTypes);
  return policy;
}

/** Stored HTML, sanitised, as what may enter the document. Throws before the sanitiser is here. */
export function trustedHtml(html: string, topHeading: 1 | 2): TrustedHTML | string {
  return appPolicy()?.createHTML(html, topHeading) ?? cleanHtml(html, topHeading);
}

/** The address of this site's worker. Throws on any other. */
export function trustedScriptUrl(url: string): TrustedScriptURL | string {
  return appPolicy()?.createScriptURL(url) ?? workerUrl(url);
}
