import { formatCount } from './numbers';

/** The message if a text exceeds `limit` characters; `undefined` if it fits. */
export function lengthProblem(text: string, limit: number | undefined): string | undefined {
  const length = Array.from(text).length;
  if (limit === undefined || length <= limit) return undefined;
  return `This has ${formatCount(length)} characters. The limit is ${formatCount(limit)}.`;
}
