/** The highest heading level in a text that is shown; 0 for one that is only sanitised. */
type TopHeading = 0 | 1 | 2;
/** Sanitises stored HTML. */
export type CleanHtml = (html: string, topHeading: TopHeading) => string;

/**
 * The worker scripts that may be loaded: the service worker, and build files named `*.worker-*.js`.
 */
const WORKER = /^\/(?:sw|assets\/\w+\.worker-[\w-]+)\.js$/;

let cleaner: CleanHtml | undefined;

/** Sets the sanitiser for all HTML, whose code is loaded later than this file. */
export function setHtmlCleaner(clean: CleanHtml): void {
  cleaner = clean;
}

function cleanHtml(html: string, topHeading: TopHeading = 1): string {
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

/** The Trusted Types policy named in the CSP; undefined if the browser lacks Trusted Types. */
export function appPolicy() {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return undefined;
  policy ??= createPolicy(window.trustedTypes);
  return policy;
}

/** Sanitises stored HTML for the document. Throws before the sanitiser is loaded. */
export function trustedHtml(html: string, topHeading: TopHeading): TrustedHTML | string {
  return appPolicy()?.createHTML(html, topHeading) ?? cleanHtml(html, topHeading);
}

/** The URL of a worker of this site. Throws on any other. */
export function trustedScriptUrl(url: string): TrustedScriptURL | string {
  return appPolicy()?.createScriptURL(url) ?? workerUrl(url);
}
