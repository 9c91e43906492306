/**
 * What was asked for by name on the command line; nothing means all. A name that nobody knows ends
 * the command: run in part, it would look as if all had held.
 */
export function askedFor(known: readonly string[]): (name: string) => boolean {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no "${unknown.join('", "')}". Known: ${known.join(', ')}.`);
    process.exit(1);
  }
  return (name) => asked.length === 0 || asked.includes(name);
}
