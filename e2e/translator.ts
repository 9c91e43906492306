import type { Page } from 'playwright/test';

/**
 * Translates the page like a browser's translator: replaces each text node, including later ones,
 * with a `<font>` inside a `<font>`. The words stay the same.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = (node: Text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(node.data);
      outer.append(inner);
      return outer;
    };
    const isLeft = (element: Element | null) =>
      element === null || element.closest('font, svg, script, style, option, textarea') !== null;
    /** `translate` is inherited: the nearest element with the attribute decides. */
    const isRefused = (element: Element) =>
      element.closest('[translate]')?.getAttribute('translate') === 'no';
    const watch = new MutationObserver(() => turn());
    const turn = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const node of texts) {
        const { parentElement } = node;
        if (parentElement === null || isLeft(parentElement) || isRefused(parentElement)) continue;
        if (node.data.trim() !== '') node.replaceWith(translated(node));
      }
      watch.takeRecords();
    };
    turn();
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
