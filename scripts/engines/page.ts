import { rowsOf } from '../../e2e/database.ts';
import { type Answered, type Browser, Refusal, until } from './commands.ts';

/** Candidate selectors by role; the engine then says whether a candidate has the role. */
const CANDIDATES = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button',
  dialog: '[role=dialog]',
  /** Any text input; its role differs between engines. */
  field: 'input, textarea, select, [contenteditable=true]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: '[type=radio]',
  switch: '[role=switch]',
};

/** Keys in WebDriver's code points. */
export const KEYS = {
  enter: '\uE007',
  escape: '\uE00C',
  control: '\uE009',
  right: '\uE014',
};

/**
 * The id of a found element. In this process an element is only a reference; `evaluate` receives
 * the element itself.
 */
const idOf = (found: HTMLElement) => String(Object.values(found)[0]);

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type Role = keyof typeof CANDIDATES;

/** A page of the site, whose elements are found by the engine's own roles and names. */
export class Page {
  readonly browser: Browser;
  readonly baseURL: string;

  constructor(browser: Browser, baseURL: string) {
    this.browser = browser;
    this.baseURL = baseURL;
  }

  async open(path: string) {
    await this.browser.send('open', { url: this.baseURL + path });
  }

  /** Reloads by script, because WebDriver's command bypasses the service worker in Firefox. */
  async reload() {
    await this.evaluate(() => {
      Reflect.set(window, 'isBefore', true);
      // Deferred, so that the command is answered first.
      setTimeout(() => location.reload());
    });
    await this.holds(
      'the page to come again',
      () => !('isBefore' in window) && document.readyState === 'complete',
    );
  }

  /** Runs a function in the page, which can only use its arguments. */
  async evaluate<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    const script = `const values = [...arguments];
      const done = values.pop();
      Promise.resolve().then(() => (${work.toString()})(...values)).then(
        (result) => done({ result }), (error) => done({ failure: String(error) }));`;
    const answer = await this.browser.send('run', { script, args: values });
    if (answer === null)
      throw new Refusal({ error: 'no such window', message: 'the page has gone' });
    const { result, failure } = answer;
    if (failure !== undefined) throw new Error(failure);
    return result;
  }

  async #look(role: Role, name: string | RegExp, inside?: HTMLElement) {
    const candidates: HTMLElement[] = await this.evaluate(
      (selector, place) =>
        [...(place ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      CANDIDATES[role],
      inside,
    );
    for (const candidate of candidates) {
      const id = idOf(candidate);
      const label = squeezed(await this.browser.send('label', { id }));
      if (typeof name === 'string' ? label !== name : !name.test(label)) continue;
      if (role === 'field' || (await this.browser.send('role', { id })) === role) return candidate;
    }
    return undefined;
  }

  find(role: Role, name: string | RegExp, inside?: HTMLElement) {
    return until(`${role} "${String(name)}"`, () => this.#look(role, name, inside));
  }

  async gone(role: Role, name: string) {
    await until(`${role} "${name}" to go`, async () => !(await this.#look(role, name)));
  }

  async click(role: Role, name: string | RegExp, inside?: HTMLElement) {
    await until(`${role} "${String(name)}" to be pressed`, async () => {
      const found = await this.#look(role, name, inside);
      if (found === undefined) return false;
      await this.#scrollTo(found);
      await this.browser.send('click', { id: idOf(found) });
      return true;
    });
  }

  /** Needed because WebKit's driver does not always scroll far enough. */
  async #scrollTo(found: HTMLElement) {
    await this.evaluate(
      (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      found,
    );
  }

  async fill(name: string, text: string, inside?: HTMLElement) {
    const found = await this.find('field', name, inside);
    await this.#scrollTo(found);
    await this.browser.send('clear', { id: idOf(found) });
    await this.typeInto(found, text);
  }

  async typeInto(element: HTMLElement, text: string) {
    await this.browser.send('type', { id: idOf(element), text });
  }

  /** Presses keys together, with the focus where it is. */
  async press(...keys: string[]) {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.browser.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async tap(element: HTMLElement) {
    await this.#scrollTo(element);
    const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
    const actions = [
      { type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.send('act', { actions: [{ ...pointer, actions }] });
  }

  /** What a key of localStorage holds. */
  async stored(key: string): Answered {
    return JSON.parse((await this.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
  }

  /** All rows of a table of the database. */
  async rowsOf(table: string): Answered {
    return JSON.parse(await rowsOf(this, table));
  }

  /** Waits for a text on the screen, in any case. */
  async see(words: string) {
    await until(`"${words}"`, async () => {
      const text = squeezed(await this.evaluate(() => document.body.innerText));
      return text.toLowerCase().includes(words.toLowerCase());
    });
  }

  /**
   * Waits until a function in the page returns a truthy value.
   * @param what is waited for
   */
  async holds(what: string, work: () => unknown) {
    await until(what, () => this.evaluate(work));
  }
}
