import type { Menus } from '../menus/menus';
import type { Settings } from '../settings/settings';
import type { Page } from '../types/page/schema';
import type { Post } from '../types/post/schema';
import type { Section } from '../types/section/schema';
import type { VisaCard } from '../types/visaCard/schema';
import {
  demoMenus,
  demoPages,
  demoSections,
  demoVisaCards,
  postBeforeYouApply,
  postLocalTips,
  postThreeDays,
} from './demoContent';

/** What a first run writes (SPEC section 9), by storage key. */
interface Seed {
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
const published: Seed | undefined = undefined;

export type { Seed };

/** The demo content. Ids and dates are fixed, so that a prerendered page and a first run agree. */
const demo: Seed = {
  pages: demoPages,
  blogs: [postThreeDays, postBeforeYouApply, postLocalTips],
  sections: demoSections,
  visaCards: demoVisaCards,
  menus: demoMenus,
};

/** What a first run writes: what the office has published, where the build has it. */
export const seed: Seed = published ?? demo;
