/** Stands in for postcss, which sanitize-html needs for style attributes alone: none is allowed. */
export function parse(): never {
  throw new Error('Style attributes are not parsed.');
}
