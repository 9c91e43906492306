/** Safari and every browser on iOS, for workarounds of this engine. */
export const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
