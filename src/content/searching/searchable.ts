import type { EntryRecord } from '../types/contentType';
import type { AnyFinding } from './finding';
import { findings } from './findings';
import type { Searchable } from './terms';

/** How entries of a list are found, if they are. */
export function findingOf(key: string): AnyFinding | undefined {
  return findings.find((each) => each.key === key);
}

/** What an entry is found by. */
export function searchableOf(finding: AnyFinding, entry: EntryRecord): Searchable {
  return {
    title: finding.titleOf(entry),
    texts: finding.textsOf(entry),
    isPublic: finding.publicPath?.(entry) !== undefined,
  };
}
