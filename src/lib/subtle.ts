/** The browser has no cryptography for this page: it is old, or the page came over plain http. */
export class NoCryptography extends Error {
  override name = 'NoCryptography';
}

/** What digests, passwords and encryption need. @throws NoCryptography */
export function subtle(): SubtleCrypto {
  const { subtle: offered }: { subtle?: SubtleCrypto } = crypto;
  if (!offered) throw new NoCryptography();
  return offered;
}
