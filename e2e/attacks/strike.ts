import type { Page } from 'playwright/test';

/** Records calls of the functions that attacks use as proof, in this window and its frames. */
export async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Reflect.set(window, 'attackCalls', calls);
    const top: unknown = Reflect.get(window.parent, 'attackCalls');
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, (text: unknown) => {
        (Array.isArray(top) ? top : calls).push(`ran: ${name}(${String(text)})`);
      });
    // Nothing is opened: in a window behind another one, frames come once a second.
    window.open = (address) => {
      const url = new URL(address ?? '', location.href);
      if (!/^(?:https?|mailto|tel|blob):$/.test(url.protocol)) calls.push(`opened: ${url.href}`);
      return null;
    };
    const SCRIPT = 'javascript:';
    // Follows links only if that can run a script.
    window.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a,area') : null;
        const href = link?.getAttribute('href') ?? '';
        const runs =
          URL.canParse(href, location.href) && new URL(href, location.href).protocol === SCRIPT;
        if (!runs) event.preventDefault();
      },
      { capture: true },
    );
    window.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  });
}

export interface Strike {
  key: string;
  text: string;
  mark: string;
  /** Whether everything that the allow-lists forbid counts, or only what runs. */
  strict: boolean;
  /** Whether to hover and focus every element, or only those with handlers; all are clicked. */
  touchesAll: boolean;
}

/** Stores an attack as another tab would, waits until it is shown, and interacts with it. */
export function strike(page: Page, given: Strike): Promise<string[]> {
  return page.evaluate(async ({ key, text, mark, strict, touchesAll }) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    localStorage.setItem(key, text);
    const until = performance.now() + 20_000;
    let toldAt = -Infinity;
    const isShown = () =>
      document.body.textContent.includes(mark) ||
      [...document.querySelectorAll('input, textarea')].some((field) =>
        String(Reflect.get(field, 'value')).includes(mark),
      );
    while (!isShown()) {
      const now = performance.now();
      if (now > until) return [`${mark} was never shown at ${location.pathname}`];
      // Repeated, because the page receives it only once the app has started.
      if (now - toldAt > 500) {
        toldAt = now;
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
      }
      await nextFrame();
    }
    await nextFrame();

    const found: string[] = [];
    const note = (what: string, element: Element) =>
      found.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    const RUNS = /^(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|gif|webp))|view-source)/;
    const LINKS = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster']);
    const parsed = (address: string) =>
      URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
    // The app's own placeholder of a missing picture.
    const isOurDrawing = (element: Element) =>
      element.matches('img.missing-picture[src^="data:image/svg+xml,%3csvg"]') &&
      !/script|%20on/i.test(element.getAttribute('src') ?? '');
    for (const element of document.querySelectorAll('body *, link[rel="icon"]')) {
      // Scripts directly in the body are the build's own.
      const isOwnScript = element.matches('body > script');
      if (
        !isOwnScript &&
        element.matches('script, iframe, object, embed, base, meta, math, frame, portal')
      )
        note('live element', element);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') note('handler', element);
        if (!LINKS.has(name)) continue;
        const url = parsed(value);
        if (url === undefined) continue;
        const isRun = url.protocol === 'javascript:' && element.tagName !== 'IMG';
        if (strict ? RUNS.test(url.href) && !isOurDrawing(element) : isRun)
          note('address', element);
        const isElsewhere = /^https?:$/.test(url.protocol) && url.host !== location.host;
        if (strict && isElsewhere && !/^\s*https?:/i.test(value)) note('other host', element);
      }
    }
    const FORBIDDEN =
      'svg, style, form, input, button, select, textarea, video, audio, [style], [id], [name]:not(a), [srcset], [class]:not([class*="indent-"], [class^="language-"], .task-list-item, .rich-text-table)';
    // What the editor itself puts between the blocks of a text.
    const EDITORS =
      '.ProseMirror-separator, .ProseMirror-trailingBreak, .rich-text-kept, .rich-text-kept > p > button';
    if (strict)
      for (const element of document.querySelectorAll('.rich-text *'))
        if (element.matches(FORBIDDEN) && !isOurDrawing(element) && !element.matches(EDITORS))
          note('not allowed', element);

    const OWN = 'button, input, select, textarea, label, summary, [role="tab"], [role="button"]';
    for (const element of document.querySelectorAll(
      'main *, header a, footer a, [role="dialog"] *',
    )) {
      const isContent = element.closest('.rich-text') !== null;
      if (!isContent && element.closest(OWN) !== null) continue;
      const hasHandler = element.getAttributeNames().some((name) => name.startsWith('on'));
      if (touchesAll || hasHandler) {
        for (const type of ['pointerover', 'mouseover', 'mouseenter', 'mousemove', 'mouseout'])
          element.dispatchEvent(new MouseEvent(type, { bubbles: type !== 'mouseenter' }));
        for (const type of ['focus', 'focusin', 'blur'])
          element.dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusin' }));
      }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await nextFrame();
    await nextFrame();
    const calls: unknown = Reflect.get(window, 'attackCalls');
    if (Array.isArray(calls)) found.push(...calls.splice(0).map(String));
    return [...new Set(found)];
  }, given);
}
