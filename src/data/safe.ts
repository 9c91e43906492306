import type { ContentKey } from './keys';

/** First version: nothing is set aside yet. */
export async function quarantine(_key: ContentKey, _texts: readonly string[]): Promise<void> {}
