import type { Element } from 'hast';

/** Inline style of an element, property to value, in lower case. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const { style } = properties;
  const rules = typeof style === 'string' ? style.toLowerCase().split(';') : [];
  return new Map(
    rules.map((rule): [string, string] => {
      const colon = rule.indexOf(':');
      return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()];
    }),
  );
}

const isNormal = (value: string | undefined): boolean =>
  value !== undefined && /^(?:normal|[1-5]00)$/.test(value);
const isHeavy = (value: string | undefined): boolean =>
  value !== undefined && /^(?:bold|bolder|[6-9]00)$/.test(value);

/** Whether the style of a bold or italic tag cancels it. */
export function isCancelled(element: Element): boolean {
  const style = styleOf(element);
  if (/^(?:b|strong)$/.test(element.tagName)) return isNormal(style.get('font-weight'));
  return /^(?:i|em)$/.test(element.tagName) && style.get('font-style') === 'normal';
}

/** The tags equivalent to a style. */
export function tagsOfStyle(style: ReadonlyMap<string, string>): string[] {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const raised = style.get('vertical-align');
  return [
    isHeavy(style.get('font-weight')) ? 'strong' : '',
    /^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? 'em' : '',
    line.includes('underline') ? 'u' : '',
    line.includes('line-through') ? 'del' : '',
    raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : '',
  ].filter(Boolean);
}

export function isHidden(element: Element): boolean {
  const style = styleOf(element);
  return style.get('display') === 'none' || style.get('mso-hide') === 'all';
}

/** How white space is shown: collapsed, with line feeds as breaks, or unchanged. */
export type Space = 'collapsed' | 'lines' | 'verbatim';

/** How an element shows white space; undefined if like its parent. */
export function spaceOf(element: Element): Space | undefined {
  if (/^(?:pre|code)$/.test(element.tagName)) return 'verbatim';
  const style = styleOf(element);
  const value = style.get('white-space') ?? style.get('white-space-collapse') ?? '';
  if (/^(?:pre|break-spaces)/.test(value)) return 'lines';
  return /^(?:normal|nowrap|collapse)/.test(value) ? 'collapsed' : undefined;
}

/** The tag name of an element; `div` or `span` if its style makes it a block or inline. */
export function displayOf(element: Element): string {
  const display = styleOf(element).get('display') ?? '';
  const isBlock = /^(?:block|flex|grid|table|list-item)\b(?!-)/.test(display);
  if (/^(?:span|font)$/.test(element.tagName) && isBlock) return 'div';
  if (/^(?:div|p)$/.test(element.tagName) && /^inline\b(?!-)/.test(display)) return 'span';
  return element.tagName;
}
