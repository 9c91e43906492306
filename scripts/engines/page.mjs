import { Refusal } from './commands.mjs';
import { CANDIDATES, idOf, PASSING, squeezed } from './elements.mjs';
import { until } from './until.mjs';

/** @typedef {keyof typeof CANDIDATES} Role */

/** A page of the site, found by role and name as the engine itself tells them. */
export class Page {
  /** @param {import('./commands.mjs').Browser} browser @param {string} baseURL */
  constructor(browser, baseURL) {
    this.browser = browser;
    this.baseURL = baseURL;
  }

  /** @param {string} path */
  async open(path) {
    await this.browser.send('open', { url: this.baseURL + path });
  }

  /** As by the browser's own button; WebDriver's would go past the service worker in Firefox. */
  async reload() {
    await this.evaluate(() => {
      Reflect.set(window, 'isBefore', true);
      // Later, for the answer must come first.
      setTimeout(() => location.reload());
    });
    await until('the page to come again', () =>
      this.#again(async () => {
        const isNew = () => !('isBefore' in window) && document.readyState === 'complete';
        return (await this.evaluate(isNew)) || undefined;
      }),
    );
  }

  /**
   * Runs a function in the page; it sees its arguments alone.
   * @template {unknown[]} Arguments
   * @template Result
   * @param {(...values: Arguments) => Result} work
   * @param {Arguments} values
   * @returns {Promise<Awaited<Result>>}
   */
  async evaluate(work, ...values) {
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

  /** @param {Role} role @param {string | RegExp} name @param {HTMLElement | undefined} inside */
  async #look(role, name, inside) {
    /** @type {HTMLElement[]} */
    const candidates = await this.evaluate(
      (selector, place) =>
        [...(place ?? document).querySelectorAll(selector)].flatMap((element) =>
          element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true })
            ? [element]
            : [],
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

  /**
   * @param {Role} role
   * @param {string | RegExp} name
   * @param {HTMLElement} [inside]
   */
  find(role, name, inside) {
    return until(`${role} "${String(name)}"`, () =>
      this.#again(() => this.#look(role, name, inside)),
    );
  }

  /** @param {Role} role @param {string | RegExp} name */
  async gone(role, name) {
    await until(`${role} "${String(name)}" to go`, async () => {
      const found = await this.#again(() => this.#look(role, name, undefined));
      return found === undefined ? true : undefined;
    });
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result | undefined>} undefined where it may yet go well
   */
  async #again(work) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && PASSING.has(error.code)) return undefined;
      throw error;
    }
  }

  /** @param {Role} role @param {string | RegExp} name @param {HTMLElement} [inside] */
  async click(role, name, inside) {
    await until(`${role} "${String(name)}" to be pressed`, () =>
      this.#again(async () => {
        const found = await this.#look(role, name, inside);
        if (found === undefined) return undefined;
        await this.#scrollTo(found);
        await this.browser.send('click', { id: idOf(found) });
        return true;
      }),
    );
  }

  /** As a person does; WebKit's driver does not always scroll far enough. @param {HTMLElement} found */
  async #scrollTo(found) {
    await this.evaluate(
      (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      found,
    );
  }

  /**
   * Types into a field, in the place of what is there.
   * @param {string} name
   * @param {string} text
   * @param {HTMLElement} [inside]
   */
  async fill(name, text, inside) {
    const found = await this.find('field', name, inside);
    const id = idOf(found);
    await this.#scrollTo(found);
    await this.browser.send('clear', { id });
    await this.browser.send('type', { id, text });
  }

  /** @param {HTMLElement} element @param {string} text */
  async typeInto(element, text) {
    await this.browser.send('type', { id: idOf(element), text });
  }

  /** Keys pressed where the focus is, those before the last held meanwhile. @param {string[]} keys */
  async press(...keys) {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.browser.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** A finger at the middle of an element. @param {HTMLElement} element */
  async tap(element) {
    await this.#scrollTo(element);
    const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
    const actions = [
      { type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.send('act', { actions: [{ ...pointer, actions }] });
  }

  /** Until some words are on the screen, however they are set. @param {string} words */
  async see(words) {
    await until(`"${words}"`, () =>
      this.#again(async () => {
        const text = squeezed(await this.evaluate(() => document.body.innerText));
        return text.toLowerCase().includes(words.toLowerCase()) ? true : undefined;
      }),
    );
  }

  /**
   * Until a function answers, in the page, with something that holds.
   * @param {string} what is waited for
   * @param {() => unknown} work
   */
  async holds(what, work) {
    await until(what, () =>
      this.#again(async () => ((await this.evaluate(work)) ? true : undefined)),
    );
  }
}
