/** Why a text is too long for its place, in words; `undefined` where it fits. */
export function lengthProblem(text: string, limit: number | undefined): string | undefined {
  const length = Array.from(text).length;
  if (limit === undefined || length <= limit) return undefined;
  return `This has ${length.toLocaleString('en')} characters. The limit is ${limit.toLocaleString('en')}.`;
}
