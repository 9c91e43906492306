import * as v from 'valibot';
import type { EntryRecord } from '../../../domain/contentType';
import { comparableSlug } from '@/domain/published';
import { type ContentTypeConfig, slugField } from './contentTypeConfig';
import { fieldText } from './entryForm';
import { strings } from './strings';

/** The first free one of `name`, `name-2`, `name-3`. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${String(count)}`;
  return free;
}

/** A copy of an entry as a draft, with its own title and slug. */
export function duplicateEntry(
  config: ContentTypeConfig,
  entry: EntryRecord,
  stored: readonly EntryRecord[],
  { id, now }: { id: string; now: Date },
): EntryRecord {
  const slug = slugField(config);
  const taken = new Set(slug && stored.map((each) => comparableSlug(fieldText(each, slug.name))));
  return v.parse(config.type.schema, {
    ...entry,
    ...config.created?.(now),
    id,
    title: strings.copyOf(fieldText(entry, 'title')),
    published: false,
    ...(slug && {
      [slug.name]: freeName(`${fieldText(entry, slug.name)}-copy`, (name) =>
        taken.has(comparableSlug(name)),
      ),
    }),
  });
}
