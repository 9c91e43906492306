/**
 * Sanitised HTML made ready for a screen. It reads tags by pattern, which only canonical output
 * such as the sanitiser's allows: there a `<` always opens a tag.
 * @param topHeading 2 where the screen has its own h1: an h1 in the content then moves every
 *   heading one level down.
 */
export function presentHtml(clean: string, topHeading: 1 | 2 = 1): string {
  const demote = topHeading === 2 && /<h1[ >]/.test(clean);
  return (
    (demote ? clean.replace(/<(\/?)h([1-5])(?=[ >])/g, lowerHeading) : clean)
      // Wide tables scroll inside themselves, by keyboard too.
      .replace(/<table(?=[ >])/g, '<div class="rich-text-table" role="group" tabindex="0"><table')
      .replaceAll('</table>', '</table></div>')
      // The side of bullets and bars follows the text.
      .replace(/<(ul|ol|blockquote|table)(?=[ >])(?![^>]* dir=)/g, '<$1 dir="auto"')
  );
}

function lowerHeading(_tag: string, slash: string, level: string): string {
  return `<${slash}h${Number(level) + 1}`;
}
