import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const BESIDE = fileURLToPath(new URL('../../../', import.meta.url));
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

/** The folder of public attack collections: `ATTACK_CORPORA`, or one of that kind beside the project's folder. */
function findFolder(): string | undefined {
  const beside = readdirSync(BESIDE).map((name) => join(BESIDE, name, 'corpora'));
  return [process.env['ATTACK_CORPORA'] ?? '', ...beside].find((folder) =>
    existsSync(join(folder, 'h5sc.json')),
  );
}

/** Every attack of the public collections (see README), each once; none where they are not there. */
export function publicVectors(): string[] {
  const folder = findFolder();
  if (folder === undefined) return [];
  const all = FILES.map((name) => join(folder, `${name}.json`))
    .filter((path) => existsSync(path))
    .flatMap((path) => v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))));
  return [...new Set(all)];
}
