import * as v from 'valibot';
import { isPoint } from '../../lib/crypto/p256.ts';
import { typedText } from '../../lib/text/typed.ts';
import { keyIdOf, type Office, publicBytes } from './office.ts';

const point = v.pipe(v.string(), v.regex(/^[\w-]{87}$/));
/** Strict, because a private half (`d`) must never be in the build. */
const officeSchema = v.strictObject({
  demo: v.exactOptional(v.boolean()),
  name: v.pipe(v.string(), v.transform(typedText), v.nonEmpty()),
  keys: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
        made: v.pipe(v.string(), v.isoDate()),
        encrypt: point,
        sign: point,
        revoked: v.exactOptional(v.boolean()),
      }),
    ),
    v.minLength(1),
  ),
});

/** Problems of `office.json`, as sentences; the build fails if there is one. */
export async function officeProblems(value: unknown, demoKeyId: string): Promise<string[]> {
  const parsed = v.safeParse(officeSchema, value);
  if (!parsed.success)
    return parsed.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'office.json'}: ${issue.message}`,
    );
  const { demo = false, keys }: Office = parsed.output;
  const problems: string[] = [];
  for (const key of keys) {
    const [encrypt, sign] = [publicBytes(key, 'encrypt'), publicBytes(key, 'sign')];
    if (!(await isPoint(encrypt)) || !(await isPoint(sign)))
      problems.push(`Key ${key.id}: a public half is not a point of the curve P-256.`);
    if ((await keyIdOf(encrypt, sign)) !== key.id)
      problems.push(`Key ${key.id}: the id is not that of its public halves.`);
  }
  if (keys[0]?.revoked === true) problems.push('The first key, which seals, must not be revoked.');
  if (new Set(keys.map(({ id }) => id)).size < keys.length) problems.push('Two keys have one id.');
  if (!demo && keys.some(({ id }) => id === demoKeyId))
    problems.push('The demonstration key stands beside an office’s own: anybody can use it.');
  return problems;
}
