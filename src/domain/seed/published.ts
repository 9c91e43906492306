import type { Menus } from '../menus';
import type { Page, Post, Section, VisaCard } from '@/domain/entries';
import type { Settings } from '../settings';

/** The content of a first run (SPEC section 9), by storage key. */
export interface Seed {
  readonly pages: readonly Page[];
  readonly blogs: readonly Post[];
  readonly sections: readonly Section[];
  readonly visaCards: readonly VisaCard[];
  readonly menus: Menus;
  /** Only in a build that contains a publication. */
  readonly settings?: Settings;
  readonly publication?: { readonly id: string; readonly number: number };
}

/** Whether the build has the office's publication, `public/content.json`, in place of the demo. */
export const isPublished: boolean = false;

/** Inserted by the build. */
export const publishedSeed: Seed = {
  pages: [],
  blogs: [],
  sections: [],
  visaCards: [],
  menus: { header: [], footer: [] },
};
