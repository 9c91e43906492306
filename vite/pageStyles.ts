import { selectOne } from 'css-select';
import { parse as parseSelector, type Selector, SelectorType } from 'css-what';
import { parseDocument } from 'htmlparser2';
import { parse } from 'postcss';

/** Attributes that the head scripts or the visitor may change before the app starts. */
const CHANGING = /^(?:data-(?:theme|stale|draft)|open)$/;
const ALTERNATIVES = /^(?:is|where)$/;
/** What `ui/trouble` shows if the app does not start. */
const TROUBLE =
  '<div class="page-trouble no-print"><p></p><button class="btn btn-primary"></button></div>';
const ANY: Selector = { type: SelectorType.Universal, namespace: null };

/** Removes state from a selector (hover, checked, open, theme), so that it matches in any state. */
const inAnyState = (selector: readonly Selector[][]): Selector[][] =>
  selector.map((parts) =>
    parts.map((part) => {
      if (part.type === SelectorType.Attribute) return CHANGING.test(part.name) ? ANY : part;
      if (part.type === SelectorType.PseudoElement) return ANY;
      if (part.type !== SelectorType.Pseudo) return part;
      return ALTERNATIVES.test(part.name) && Array.isArray(part.data)
        ? { ...part, data: inAnyState(part.data) }
        : ANY;
    }),
  );

/**
 * The part of a style sheet that an HTML document may use before its app starts. Layers are kept
 * for their order, because the whole sheet follows and repeats these rules.
 */
export function pageStyles(css: string, html: string): string {
  const page = parseDocument(html + TROUBLE);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const shown = rule.selectors.filter(
      (selector) => selectOne(inAnyState(parseSelector(selector)), page) !== null,
    );
    if (shown.length === 0) rule.remove();
    else rule.selectors = shown;
  });
  // Removing an unused property may leave another unused, so this repeats until none is left.
  for (let before = ''; before !== sheet.toString();) {
    before = sheet.toString();
    sheet.walkDecls(/^--/, (property) => {
      if (!before.includes(`var(${property.prop}`)) property.remove();
    });
    sheet.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      if (before.indexOf(rule.params) === before.lastIndexOf(rule.params)) rule.remove();
    });
    sheet.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0 && !('name' in node && node.name === 'layer'))
        node.remove();
    });
  }
  return sheet.toString();
}
