/** Safari, every browser on an iPhone, and their kin: for what only this engine does differently. */
export const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
