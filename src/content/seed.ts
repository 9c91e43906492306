import type { Menus } from './menus';
import type { Page } from './page';
import type { Post } from './post';
import type { Section } from './section';
import type { VisaCard } from './visaCard';
import { demoMenus } from './seed/demoMenus';
import { demoPages } from './seed/demoPages';
import { demoSections } from './seed/demoSections';
import { demoVisaCards } from './seed/demoVisaCards';
import { postBeforeYouApply } from './seed/postBeforeYouApply';
import { postLocalTips } from './seed/postLocalTips';
import { postThreeDays } from './seed/postThreeDays';

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
