import type { Menus } from '../menus/menus';
import type { Page } from '../types/page/schema';
import type { Post } from '../types/post/schema';
import type { Section } from '../types/section/schema';
import type { VisaCard } from '../types/visaCard/schema';
import type { Settings } from '../settings/settings';

/** What a first run writes (SPEC section 9), by storage key. */
export interface Seed {
  readonly pages: readonly Page[];
  readonly blogs: readonly Post[];
  readonly sections: readonly Section[];
  readonly visaCards: readonly VisaCard[];
  readonly menus: Menus;
  /** Of a build with a publication in it. */
  readonly settings?: Settings;
  readonly publication?: { readonly id: string; readonly number: number };
}

/** What the office has published; the build puts it here from `public/content.json`. */
export const published: Seed | undefined = undefined;
