import * as v from 'valibot';
import { isRecord } from '../../../lib/isRecord';
import type { EntryRecord } from '../../../domain/contentType';
import { slugField } from './contentTypeConfig';
import { contentTypeConfigs } from './contentTypeConfigs';
import { fieldText } from './entryForm';
import { slugProblem } from './slugProblem';
import { strings } from './strings';
import { comparableSlug } from '@/domain/publicAddress';
import { typedText } from '@/lib/text/typed';
import type { ContentKey } from '../../../domain/registry';
import type { IncomingRecord } from '../../../engines/backup/comparison';

/**
 * Turns incoming records into drafts if the site could not show them under their slug, and calls
 * `note` with the reason; a published one gets the slug that was judged, without what typing drops.
 * `present` are the stored records that stay.
 */
export function withUsableSlugs(
  key: ContentKey,
  incoming: readonly IncomingRecord[],
  present: () => readonly unknown[],
  note: (place: number, reason: string) => void,
): readonly IncomingRecord[] {
  const config = contentTypeConfigs.find(({ type }) => type.key === key);
  const field = config && slugField(config);
  if (!field) return incoming;
  const published = (record: unknown): EntryRecord | undefined => {
    const parsed = v.safeParse(config.type.schema, record);
    return parsed.success && parsed.output['published'] === true ? parsed.output : undefined;
  };
  const judged = (entry: EntryRecord) => typedText(fieldText(entry, field.name));
  const slugOf = (entry: EntryRecord) => comparableSlug(judged(entry));
  const taken = new Map(
    present().flatMap((record) => {
      const entry = published(record);
      return entry ? [[slugOf(entry), entry] as const] : [];
    }),
  );
  return incoming.map((each, place) => {
    const entry = published(each.record);
    // Without a slug there is no URL to conflict.
    if (entry === undefined || !isRecord(each.record) || slugOf(entry) === '') return each;
    const same = taken.get(slugOf(entry));
    const problem = slugProblem(field, fieldText(entry, field.name), {
      one: config.words.one,
      title: fieldText(entry, field.from),
      others: same ? [same] : [],
    });
    if (problem === undefined) {
      taken.set(slugOf(entry), entry);
      const slug = judged(entry);
      return slug === each.record[field.name]
        ? each
        : { ...each, record: { ...each.record, [field.name]: slug } };
    }
    note(place, strings.slug.isDraft(problem));
    return { ...each, record: { ...each.record, published: false } };
  });
}
