import { ALLOWED_TAGS, ATTRIBUTES_BY_TAG, COMMON_ATTRIBUTES } from '@/engines/allowedHtml';

/** Attributes that `presentHtml` gives the frame around a wide table. */
const FRAME_ATTRIBUTES = ['role', 'tabindex'];

/** The allow-list for the second sanitiser. */
export const SHOWN = {
  tags: ALLOWED_TAGS,
  attributes: COMMON_ATTRIBUTES,
  attributesByTag: { ...ATTRIBUTES_BY_TAG, div: FRAME_ATTRIBUTES },
};

/** `Element.setHTML`, missing in TypeScript's DOM library. */
interface SafeSink {
  setHTML: (html: string, options: { sanitizer: object }) => void;
}

const isSafeSink = (element: object): element is SafeSink => 'setHTML' in element;

/** Whether the browser has `setHTML`; true without a document, where it is not needed. */
export function canSetHtml(): boolean {
  return typeof document === 'undefined' || isSafeSink(document.documentElement);
}

/** Parses sanitised HTML into an inert tree and sanitises it again. */
export type Purify = (html: TrustedHTML | string) => DocumentFragment;
let purify: Purify | undefined;

/** Sets the second sanitiser for browsers without `setHTML`. */
export function setPurifier(purifier: Purify): void {
  purify = purifier;
}

const sanitizer = {
  elements: SHOWN.tags.map((name) => ({
    name,
    attributes: new Map(Object.entries(SHOWN.attributesByTag)).get(name) ?? [],
  })),
  attributes: SHOWN.attributes,
  comments: false,
  dataAttributes: false,
};

/** Sets an element's HTML through a second, independent sanitiser. */
export function showHtml(element: Element, html: TrustedHTML | string): void {
  // A TrustedHTML stringifies to its HTML.
  // oxlint-disable-next-line typescript/no-base-to-string
  if (isSafeSink(element)) element.setHTML(String(html), { sanitizer });
  else if (purify !== undefined) element.replaceChildren(purify(html));
  else throw new TypeError('No HTML is shown without a second sanitiser.');
}
