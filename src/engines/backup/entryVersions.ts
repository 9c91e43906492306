import * as v from 'valibot';

/** Limits: the number of versions per entry, and the bytes of all versions together. */
const MAX_VERSIONS = 10;
const MAX_VERSION_BYTES = 1_000_000;
/** The greatest time of a `Date`, in milliseconds. */
const MAX_TIME = 8_640_000_000_000_000;

/** A saved version of an entry: a row of the database and of a backup. */
const versionSchema = v.object({
  key: v.picklist(['pages', 'blogs', 'sections', 'visaCards']),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TIME)),
  text: v.pipe(v.string(), v.maxBytes(MAX_VERSION_BYTES)),
});
export type EntryVersion = v.InferOutput<typeof versionSchema>;

const listSchema = v.fallback(v.array(v.unknown()), []);

/** The readable versions of a list. */
export const readVersions = (list: unknown): EntryVersion[] =>
  v.parse(listSchema, list).filter((row) => v.is(versionSchema, row));

const encoder = new TextEncoder();

/**
 * The versions to keep, newest first: the last ten of each entry, 1 MB in all. A version with a
 * time in the future was saved while the clock was wrong, so it is the first to go.
 */
export function versionsToKeep(all: readonly EntryVersion[], now: number): EntryVersion[] {
  const time = ({ at }: EntryVersion) => (at > now ? 0 : at);
  const counts = new Map<string, number>();
  let bytes = 0;
  return all
    .toSorted((a, b) => time(b) - time(a))
    .filter(({ key, id, text }) => {
      const name = `${key} ${id}`;
      const count = (counts.get(name) ?? 0) + 1;
      if (count > MAX_VERSIONS) return false;
      counts.set(name, count);
      bytes += encoder.encode(text).length;
      return bytes <= MAX_VERSION_BYTES;
    });
}
