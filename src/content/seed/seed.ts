import type { Menus } from '../menus/menus';
import type { Page } from '../types/page/schema';
import type { Post } from '../types/post/schema';
import type { Section } from '../types/section/schema';
import type { VisaCard } from '../types/visaCard/schema';
import { demoMenus } from './demoMenus';
import { demoPages } from './demoPages';
import { demoSections } from './demoSections';
import { demoVisaCards } from './demoVisaCards';
import { postBeforeYouApply } from './postBeforeYouApply';
import { postLocalTips } from './postLocalTips';
import { postThreeDays } from './postThreeDays';

/** What a first run writes (SPEC section 9), by storage key. */
export interface Seed {
  readonly pages: readonly Page[];
  readonly blogs: readonly Post[];
  readonly sections: readonly Section[];
  readonly visaCards: readonly VisaCard[];
  readonly menus: Menus;
}

/** The demo content. Ids and dates are fixed, so that a prerendered page and a first run agree. */
export const seed: Seed = {
  pages: demoPages,
  blogs: [postThreeDays, postBeforeYouApply, postLocalTips],
  sections: demoSections,
  visaCards: demoVisaCards,
  menus: demoMenus,
};
