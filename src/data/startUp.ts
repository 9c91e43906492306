import { announce } from './changes';
import { SEEDED_FLAG, type ContentKey } from './keys';
import { local } from './local';
import { fragment, joinText } from './text';

function put(key: ContentKey, records: readonly unknown[]): void {
  local.setItem(key, joinText(key, records.map(fragment)));
  announce(key);
}

/** First version: seeds, and no more. */
export async function startUp(): Promise<void> {
  if (local.getItem(SEEDED_FLAG) !== null) return;
  const { seed } = await import('@/content/seed');
  local.setItem(SEEDED_FLAG, 'true');
  put('pages', seed.pages);
  put('blogs', seed.blogs);
  put('sections', seed.sections);
  put('visaCards', seed.visaCards);
  put('menus', [seed.menus]);
}
