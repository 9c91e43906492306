import { History, type LucideIcon, Trash2 } from 'lucide-react';
import type { MarkedPart } from '@/lib/text/marked';
import { strings } from '../deferredStrings';

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
  /** @param type sets the text of the input */
  readonly choose: (type: (text: string) => void) => void;
  /** Whether choosing it leaves the search open. */
  readonly staysOpen?: boolean | undefined;
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
  /** Recent searches. */
  recent: readonly string[];
  onForgetRecent: () => void;
}

/** A text without highlights. */
export function plain(text: string): readonly MarkedPart[] {
  return [{ text, isMarked: false }];
}

/** The groups that the list shows. */
export function groupsOf(offer: SearchOffer): readonly SearchGroup[] {
  const { results, offered, recent, onForgetRecent } = offer;
  if (results !== undefined) return results.length > 0 ? [{ label: '', items: results }] : [];
  if (recent.length === 0) return [offered];
  const again = recent.map((typed): SearchItem => ({
    id: `recent ${typed}`,
    icon: History,
    title: plain(typed),
    isTyped: true,
    choose: (type) => type(typed),
    staysOpen: true,
  }));
  const clear: SearchItem = {
    id: 'clear',
    icon: Trash2,
    title: plain(strings.search.clearRecent),
    choose: onForgetRecent,
    staysOpen: true,
  };
  return [{ label: strings.search.recent, items: [...again, clear] }, offered];
}
