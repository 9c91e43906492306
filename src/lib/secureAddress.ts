/**
 * Where this page came over plain http from another machine: browsers give it neither what keeps
 * tabs apart nor what checks a password.
 */
export const isInsecure = !globalThis.isSecureContext;

/** Where the same site can be used: as published, or as the same name with https; and beside the server. */
export function secureAddresses(): { readonly site: string; readonly local: string } {
  const { hostname, port } = location;
  const published = document.documentElement.dataset['site'] ?? '';
  const site = published.startsWith('https:') ? published : `https://${hostname}`;
  return { site, local: `http://localhost${port === '' ? '' : `:${port}`}` };
}
