import { ALLOWED_TAGS, ATTRIBUTES_BY_TAG, COMMON_ATTRIBUTES } from './allowedHtml';

/** What `presentHtml` adds around a wide table. */
const FRAME_ATTRIBUTES = ['role', 'tabindex'];

/** The lists again, as the second sanitiser reads them: everything else goes. */
export const SHOWN = {
  tags: ALLOWED_TAGS,
  attributes: COMMON_ATTRIBUTES,
  attributesByTag: { ...ATTRIBUTES_BY_TAG, div: FRAME_ATTRIBUTES },
};

/** The browser's own sanitiser, which TypeScript's library does not know yet. */
interface SafeSink {
  setHTML: (html: string, options: { sanitizer: object }) => void;
}

const isSafeSink = (element: object): element is SafeSink => 'setHTML' in element;

/** Whether the browser brings a sanitiser; without a document it is not needed. */
export function canSetHtml(): boolean {
  return typeof document === 'undefined' || isSafeSink(document.documentElement);
}

/** Parses sanitised HTML where nothing runs, and cleans the tree by means of its own. */
export type Purify = (html: TrustedHTML | string) => DocumentFragment;
let purify: Purify | undefined;

/** Hands over the second sanitiser where the browser brings none. */
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

/** Fills an element with sanitised HTML, through a second sanitiser that knows nothing of the first. */
export function showHtml(element: Element, html: TrustedHTML | string): void {
  // The text of a TrustedHTML is its HTML.
  // oxlint-disable-next-line typescript/no-base-to-string
  if (isSafeSink(element)) element.setHTML(String(html), { sanitizer });
  else if (purify !== undefined) element.replaceChildren(purify(html));
  else throw new TypeError('No HTML is shown without a second sanitiser.');
}
