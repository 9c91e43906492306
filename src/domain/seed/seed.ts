import {
  demoMenus,
  demoPages,
  demoSections,
  demoVisaCards,
  postBeforeYouApply,
  postLocalTips,
  postThreeDays,
} from './demoContent';
import { publishedSeed, type Seed } from './published';

export type { Seed };

/** The demo content. Ids and dates are fixed, so that a prerendered page and a first run agree. */
const demo: Seed = {
  pages: demoPages,
  blogs: [postThreeDays, postBeforeYouApply, postLocalTips],
  sections: demoSections,
  visaCards: demoVisaCards,
  menus: demoMenus,
};

/** The content of a first run: the build's publication, or the demo. */
export const seed: Seed = publishedSeed ?? demo;
