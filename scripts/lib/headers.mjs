/** What a page cannot say about itself in a meta element, on every answer. */
export const SECURITY_HEADERS = /** @type {const} */ ({
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
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
