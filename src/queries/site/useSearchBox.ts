import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { byDistance, type Match, matches } from '@/content/searching/matches';
import { type Shown, shown } from '@/content/searching/shown';
import { queryTerms } from '@/content/searching/score';
import type { Audience, Searchable } from '@/content/searching/terms';
import type { EntryHit } from '@/search/entryHit';
import type { Findings } from '@/search/findEntries';
import {
  forgetSearchesOptions,
  noteSearchOptions,
  recentSearchesOptions,
  useSearch,
} from '../content/search';
import { type Stages, useRestLater } from '../useRestLater';
import { strings } from '../deferredStrings';

/** More results than these are not shown. */
const MOST_SHOWN = 20;
/** No dialog shows more than the next ones before it is scrolled. */
const STAGES: Stages = { first: 4, next: 10 };

/** Something found: a thing that is at hand, or a stored entry. */
export type Result<Thing> =
  | { readonly kind: 'thing'; readonly thing: Thing; readonly shown: Shown }
  | { readonly kind: 'entry'; readonly hit: EntryHit; readonly shown: Shown };

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The best first; each is made ready to be shown when it is. */
function resultsOf<Thing extends Searchable>(
  audience: Audience,
  { typed, found, forgives }: Findings,
  things: readonly Thing[],
): (() => Result<Thing>)[] {
  const exact = matches(things, typed, { audience, forgives: false });
  const isForgiven = exact.length === 0 && found.length === 0;
  const atHand = isForgiven ? matches(things, typed, { audience, forgives: true }) : exact;
  const as = { typed, forgives: forgives || isForgiven };
  const all: Match<() => Result<Thing>>[] = [
    ...atHand.map(({ thing, distance }) => ({
      thing: once(() => ({ kind: 'thing' as const, thing, shown: shown(thing, as) })),
      distance,
    })),
    ...found.map(({ thing: hit, distance }) => ({
      thing: once(() => ({ kind: 'entry' as const, hit, shown: shown(hit.searchable, as) })),
      distance,
    })),
  ];
  return byDistance(all)
    .slice(0, MOST_SHOWN)
    .map(({ thing }) => thing);
}

function statusOf(typed: string, count: number): string {
  const query = typed.trim();
  if (count === 0) return strings.search.nothing(query);
  if (count >= MOST_SHOWN) return strings.search.first(MOST_SHOWN, query);
  return strings.search.found(count, query);
}

const NONE: readonly string[] = [];

/** What a search dialog shows and remembers: entries of the database, and things that are at hand. */
export function useSearchBox<Thing extends Searchable>(
  audience: Audience,
  things: readonly Thing[],
) {
  const { typed, seek, data, isError } = useSearch(audience);
  const { data: recent = NONE } = useQuery(recentSearchesOptions(audience));
  const { mutate: note } = useMutation(noteSearchOptions);
  const { mutate: forget } = useMutation(
    useMemo(() => forgetSearchesOptions(audience), [audience]),
  );
  const ranked = useMemo(
    () => (data ? resultsOf(audience, data, things) : []),
    [audience, data, things],
  );
  const shownNow = useRestLater(ranked, STAGES);
  const isQueried = queryTerms(typed).length > 0;
  const onType = useCallback((text: string) => void seek(text), [seek]);
  const onForgetRecent = useCallback(() => forget(), [forget]);
  // Until there are others they are the same: what is drawn of them is drawn once.
  const results = useMemo(
    () => (isQueried ? shownNow.map((resultOf) => resultOf()) : undefined),
    [isQueried, shownNow],
  );
  return {
    /** What the dialog shows and calls as it is. */
    field: {
      onType,
      query: data?.typed ?? '',
      recent,
      onForgetRecent,
      onChoose: () => {
        if (typed.trim() !== '') note({ audience, typed: typed.trim() });
      },
      status: isError
        ? strings.search.failed
        : isQueried && data
          ? statusOf(data.typed, ranked.length)
          : '',
    },
    /** What was found; undefined where nothing is looked for. */
    results,
    /** Whether only a part of what is stored could be searched. */
    isPartial: data?.index === 'missing',
  };
}
