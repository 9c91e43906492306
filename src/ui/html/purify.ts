import DOMPurify from 'dompurify';
import { appPolicy } from '@/lib/browser/trustedTypes';
import { SHOWN } from './showHtml';

const attributesByTag = new Map(Object.entries(SHOWN.attributesByTag));

/** The second sanitiser, for browsers without `setHTML`. */
export function purify(html: TrustedHTML | string): DocumentFragment {
  const template = document.createElement('template');
  // The document of a template is inert, and the HTML has passed the first sanitiser.
  Object.assign(template, { innerHTML: html });
  const policy = appPolicy();
  return DOMPurify.sanitize(template.content, {
    ALLOWED_TAGS: [...SHOWN.tags],
    ALLOWED_ATTR: [...SHOWN.attributes],
    ADD_ATTR: (name, tag) => attributesByTag.get(tag)?.includes(name) === true,
    // DOM clobbering is impossible: only links keep a name, and nothing keeps an id.
    SANITIZE_DOM: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy === undefined ? {} : { TRUSTED_TYPES_POLICY: policy }),
  });
}
