/** The content policy of every document, but for what runs in the document itself. */
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

/** On every answer. */
export const SECURITY_HEADERS = /** @type {const} */ ({
  // The same for every build: the hashes are in the documents, and both policies count. A host that
  // kept the hashes of the build before would refuse the site its own start.
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
  // Browsers heed it over https alone, so not at http://localhost.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Files whose name holds a hash of what is in them, so that they never change. */
const HASHED = /^\/assets\/[^/]+\.\w+$/;

/**
 * @param {string} pathname
 * @returns {string} the cache-control header of the file there
 */
export function cacheControl(pathname) {
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
