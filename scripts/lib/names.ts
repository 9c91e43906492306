/**
 * Selects by the names on the command line; none selects all. An unknown name exits with an error,
 * because a partial run would look like success.
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
