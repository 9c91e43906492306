import {
  demoMenus,
  demoPages,
  demoSections,
  demoVisaCards,
  postBeforeYouApply,
  postLocalTips,
  postThreeDays,
} from './demoContent';
import { published, type Seed } from './published';

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
