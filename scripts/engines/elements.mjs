/** What a role may stand on; whether it is the role is then asked of the engine. */
export const CANDIDATES = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button',
  combobox: '[role=combobox]',
  dialog: '[role=dialog]',
  /** Anything that takes text, whatever the engine calls it. */
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  radio: '[type=radio]',
  switch: '[role=switch]',
};

/** What a person meets too while something moves, and tries again. */
export const PASSING = new Set([
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'no such window',
  'stale element reference',
]);

/** Keys as WebDriver names them. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', control: '\uE009', tab: '\uE004' };

/**
 * An element that was found. Here it is no more than its name, as the engine calls it; given to
 * `evaluate` it is the element itself.
 * @param {HTMLElement} found
 */
export const idOf = (found) => String(Object.values(found)[0]);

/** @param {string} text */
export const squeezed = (text) => text.replaceAll(/\s+/g, ' ').trim();
