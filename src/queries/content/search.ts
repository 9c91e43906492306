import {
  keepPreviousData,
  notifyManager,
  mutationOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentTypes } from '@/content/types/contentTypes';
import type { Audience } from '@/content/searching/terms';
import { forgetSearches, noteSearch, recentSearches } from '@/data/recentSearches';
import { collectionOf } from '@/data/repository';
import { sameJson } from '@/lib/sameJson';
import type { EntryHit } from '@/search/entryHit';
import { findEntries, type Findings } from '@/search/findEntries';
import { followStorage, followIndex } from '@/search/keepInStep';
import { isSignedIn } from '../admin/session';

const SEARCH = 'search';

// What is at hand is drawn in the frame of the key. Here, for it is no part of a page's first load.
notifyManager.setScheduler(queueMicrotask);

/** Only who is signed in finds what visitors do not. */
function mayFind(audience: Audience): boolean {
  return audience === 'visitor' || isSignedIn();
}

function nothingFor(typed: string): Findings {
  return { typed, found: [], forgives: false, index: 'whole' };
}

async function find(audience: Audience, typed: string): Promise<Findings> {
  const findings = await findEntries(audience, typed);
  if (findings.index !== 'empty') return findings;
  // The database was deleted: it is filled again from localStorage first.
  await followStorage(audience);
  return findEntries(audience, typed);
}

function findOptions(audience: Audience, typed: string) {
  return queryOptions({
    queryKey: [SEARCH, audience, typed],
    queryFn: () => (mayFind(audience) ? find(audience, typed) : nothingFor(typed)),
    // What is shown is what the last letters led to, until the next results are there.
    placeholderData: keepPreviousData,
    // As long as nothing is said of a change.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * What an audience finds by what it types, as long as the search is open; it follows every change
 * of what is stored, in whichever tab. `typed` is what was given to `seek` last, as soon as it has
 * led to something: both are drawn together.
 */
export function useSearch(audience: Audience) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const latest = useRef(typed);
  const seek = useCallback(
    async (text: string) => {
      latest.current = text;
      await queryClient.prefetchQuery(findOptions(audience, text));
      if (latest.current === text) setTyped(text);
    },
    [queryClient, audience],
  );
  const { data, isError } = useQuery(findOptions(audience, typed));
  useEffect(
    () =>
      followIndex(audience, () => {
        void queryClient.invalidateQueries({ queryKey: [SEARCH, audience] });
      }),
    [queryClient, audience],
  );
  return { typed, seek, data, isError };
}

/** The id that opens an entry that was found: of stored ones with equal ids each has one of its own. */
export function idToOpen({ key, entry }: EntryHit): string {
  const type = contentTypes.find((each) => each.key === key);
  const same =
    type &&
    collectionOf(type)
      .list()
      .find((each) => sameJson({ ...each, id: entry.id }, entry));
  return same?.id ?? entry.id;
}

/** What an audience has searched for, the last first. */
export function recentSearchesOptions(audience: Audience) {
  return queryOptions({
    queryKey: [SEARCH, audience, 'recent'],
    queryFn: () => recentSearches(audience),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Keeps a search that led somewhere; where that fails, nothing is lost but the shortcut. */
export const noteSearchOptions = mutationOptions({
  mutationFn: ({ audience, typed }: { audience: Audience; typed: string }) =>
    noteSearch(audience, typed, Date.now()),
});

export function forgetSearchesOptions(audience: Audience) {
  return mutationOptions({
    mutationFn: () => forgetSearches(audience),
    onSuccess: (_data, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: recentSearchesOptions(audience).queryKey }),
  });
}
