import type { LucideIcon } from 'lucide-react';
import type { MarkedPart } from '@/lib/text/marked';

export interface SearchItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: readonly MarkedPart[];
  /** A line below the title. */
  readonly quote?: readonly MarkedPart[] | undefined;
  /** Whether a person typed title and quote, which no translator changes then. */
  readonly isTyped?: boolean | undefined;
  /** Of title and quote, where they are in another language than the site. */
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
  /** Search results; undefined without a query. */
  results: readonly SearchItem[] | undefined;
  /** Shown without a query. */
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
