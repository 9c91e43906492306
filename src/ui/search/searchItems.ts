import type { LucideIcon } from 'lucide-react';
import type { MarkedPart } from '@/lib/text/marked';

export interface SearchItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: readonly MarkedPart[];
  /** A line below the title. */
  readonly quote?: readonly MarkedPart[] | undefined;
  /** Whether title and quote are user input, which page translation must leave alone. */
  readonly isTyped?: boolean | undefined;
  /** The language of title and quote, if it differs from the site's. */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
  /** The kind of item, in a word or two. */
  readonly kind?: string | undefined;
  readonly choose: () => void;
}

export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

/** Everything a search can list. */
export interface SearchOffer {
  /** Search results; undefined if there is no query. */
  results: readonly SearchItem[] | undefined;
  /** Shown while there is no query. */
  offered: SearchGroup;
}

/** A text without highlights. */
export function plain(text: string): readonly MarkedPart[] {
  return [{ text, isMarked: false }];
}

/** The groups that the list shows. */
export function groupsOf({ results, offered }: SearchOffer): readonly SearchGroup[] {
  if (results === undefined) return [offered];
  return results.length > 0 ? [{ label: '', items: results }] : [];
}
