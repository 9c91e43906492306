/** Stands in for postcss, which sanitize-html needs only for style attributes; none are allowed. */
export function parse(): never {
  throw new Error('Style attributes are not parsed.');
}
