import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const FILES = ['dompurify', 'h5sc', 'h5sc-vectors', 'payloadsallthethings-md', 'blns'];
const schema = v.array(
  v.union([
    v.string(),
    v.pipe(
      v.object({ payload: v.string() }),
      v.transform((it) => it.payload),
    ),
  ]),
);

/** Every attack of the public collections in the folder `ATTACK_CORPORA` (SECURITY.md), each once; none without it. */
export function publicVectors(): string[] {
  const folder = process.env['ATTACK_CORPORA'];
  if (folder === undefined) return [];
  const all = FILES.map((name) => join(folder, `${name}.json`))
    .filter((path) => existsSync(path))
    .flatMap((path) => v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))));
  return [...new Set(all)];
}
