import sanitizeHtml, { type AllowedAttribute, type Attributes } from 'sanitize-html';
import { safeUrl } from '@/lib/browser/safeUrl';
import { ALLOWED_TAGS, ATTRIBUTES_BY_TAG } from './allowedHtml';

/** The editor's own indents, as it writes them and as older texts have them; items of a task list. */
const ALLOWED_CLASS = /^(?:(?:ql-)?indent-[1-9]|task-list-item)$/;
/** A block of code says its language. */
export const LANGUAGE_CLASS = /^language-[\w+#.-]{1,30}$/;

// In the same file: what shows a text needs both.
export { presentHtml } from './presentHtml';

/** These hold no prose: with the tag goes what it holds. */
const DROPPED_WHOLE =
  'script style textarea option select title xmp iframe noembed noframes noscript template svg math object applet audio video canvas';

/** These are not shown, but their words stay a block of their own. */
const BLOCKS =
  'address article aside center dialog dir fieldset footer form header hgroup legend main menu nav optgroup search';

const ATTRIBUTES: Record<string, AllowedAttribute[]> = {
  ...Object.fromEntries(Object.entries(ATTRIBUTES_BY_TAG).map(([tag, names]) => [tag, [...names]])),
  '*': ['dir', 'lang'],
  li: ['value', { name: 'data-list', values: ['bullet', 'ordered'] }],
};
const NUMERIC = ['width', 'height', 'start', 'value', 'colspan', 'rowspan', 'span'];

/** Sets an attribute, or takes it away where there is no value. */
function put(attribs: Attributes, name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(attribs, name);
  else attribs[name] = value;
}

function checkAttributes(tagName: string, original: Attributes): Attributes {
  const attribs = { ...original };
  for (const name of NUMERIC) {
    const value = attribs[name];
    if (value !== undefined && !/^-?\d{1,9}$/.test(value)) put(attribs, name, undefined);
  }
  if (!/^(?:ltr|rtl|auto)$/.test(attribs['dir'] ?? '')) put(attribs, 'dir', undefined);
  if (attribs['align'] !== undefined && !/^(?:left|center|right)$/.test(attribs['align']))
    put(attribs, 'align', undefined);
  if (tagName === 'a') {
    attribs['id'] ??= attribs['name'] ?? '';
    const opensTab = attribs['target'] === '_blank';
    put(attribs, 'href', safeUrl(attribs['href'] ?? ''));
    put(attribs, 'target', opensTab ? '_blank' : undefined);
    put(attribs, 'rel', opensTab ? 'noopener noreferrer' : undefined);
  }
  if (!/^\S+$/.test(attribs['id'] ?? '')) put(attribs, 'id', undefined);
  if (tagName === 'img') {
    put(attribs, 'src', safeUrl(attribs['src'] ?? '', 'picture'));
    attribs['alt'] ??= '';
    attribs['loading'] = 'lazy';
    attribs['decoding'] = 'async';
    attribs['referrerpolicy'] = 'no-referrer';
  }
  return attribs;
}

/**
 * Stored HTML made harmless: the tags and attributes of `allowedHtml` alone, links and
 * pictures only to what `safeUrl` lets through. The words stay.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { '*': [ALLOWED_CLASS], code: [LANGUAGE_CLASS] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WHOLE.split(' '),
    selfClosing: ['img', 'br', 'hr', 'col'],
    parseStyleAttributes: false,
    transformTags: {
      ...Object.fromEntries(BLOCKS.split(' ').map((name) => [name, 'div'])),
      input: (tagName, { type, checked }) =>
        type === 'checkbox'
          ? { tagName: 'span', attribs: {}, text: checked === undefined ? '☐' : '☑' }
          : { tagName, attribs: {} },
      '*': (tagName, attribs) => ({ tagName, attribs: checkAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  });
}
