import { History, type LucideIcon, Trash2 } from 'lucide-react';
import type { Part } from '@/lib/text/marked';
import { strings } from '../deferredStrings';

/** Something to choose. */
export interface SearchItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: readonly Part[];
  /** A line below the title. */
  readonly quote?: readonly Part[] | undefined;
  /** What kind of thing it is, in a word or two. */
  readonly kind?: string | undefined;
  /** @param type types another text into the field */
  readonly choose: (type: (text: string) => void) => void;
  /** Whether choosing it leaves the search open. */
  readonly staysOpen?: boolean | undefined;
}

export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

/** What a search has to offer. */
export interface SearchOffer {
  /** What was found; undefined where nothing is looked for. */
  results: readonly SearchItem[] | undefined;
  /** What is offered as long as nothing is looked for. */
  offered: SearchGroup;
  /** What was searched for before. */
  recent: readonly string[];
  onForgetRecent: () => void;
}

/** A text in which nothing is marked. */
export function plain(text: string): readonly Part[] {
  return [{ text, isMarked: false }];
}

/** What stands in the list now. */
export function groupsOf(offer: SearchOffer): readonly SearchGroup[] {
  const { results, offered, recent, onForgetRecent } = offer;
  if (results !== undefined) return results.length > 0 ? [{ label: '', items: results }] : [];
  if (recent.length === 0) return [offered];
  const again = recent.map((typed): SearchItem => ({
    id: `recent ${typed}`,
    icon: History,
    title: plain(typed),
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
