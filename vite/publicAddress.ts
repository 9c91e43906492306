const OWN_MACHINE = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** The address that a build is made for, where that is not the own machine. */
export function publicAddress(): string | undefined {
  const url = process.env['SITE_URL'];
  return url === undefined || OWN_MACHINE.test(url) ? undefined : url;
}
