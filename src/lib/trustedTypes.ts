/** What the sanitiser never lets through: seen here, the text did not come from it. */
const UNCLEAN = /<(?:script|iframe|object|embed|base|meta|link)\b/i;

function cleanHtml(html: string): string {
  if (UNCLEAN.test(html)) throw new TypeError('Only HTML from the sanitiser may be shown.');
  return html;
}

function ownScriptUrl(url: string): string {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

const createPolicy = (factory: TrustedTypePolicyFactory) =>
  factory.createPolicy('app', { createHTML: cleanHtml, createScriptURL: ownScriptUrl });

let policy: ReturnType<typeof createPolicy> | undefined;

/** The one policy that the content security policy names; none where the browser knows none. */
function appPolicy() {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return undefined;
  policy ??= createPolicy(window.trustedTypes);
  return policy;
}

/** The sanitiser's output as HTML that may enter the document. Throws on what it never puts out. */
export function trustedHtml(clean: string): TrustedHTML | string {
  return appPolicy()?.createHTML(clean) ?? cleanHtml(clean);
}

/** The address of a script or worker of this site. Throws on one of another origin. */
export function trustedScriptUrl(url: string): TrustedScriptURL | string {
  return appPolicy()?.createScriptURL(url) ?? ownScriptUrl(url);
}
