/** The part of the Content Security Policy that does not depend on a document's inline code. */
export const POLICY = /** @type {const} */ ([
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  'trusted-types app',
  "require-trusted-types-for 'script'",
]);

/** Headers of every response. */
export const SECURITY_HEADERS = /** @type {const} */ ({
  // The same for every build: the hashes are in the documents, and browsers enforce both policies.
  // A host that kept the hashes of the previous build would block the site's own scripts.
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    ...POLICY,
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  // Browsers honour it over https only, so not at http://localhost.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Files whose name contains a hash of their content, so that they never change. */
const HASHED = /^\/assets\/[^/]+\.\w+$/;

/**
 * @param {string} pathname
 * @returns {string} the cache-control header of the file there
 */
export function cacheControl(pathname) {
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
