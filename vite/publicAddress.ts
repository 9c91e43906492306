const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** The public URL of a build; undefined for localhost. */
export function publicAddress(): string | undefined {
  const url = process.env['SITE_URL'];
  return url === undefined || OWN_MACHINE.test(url) ? undefined : url;
}
