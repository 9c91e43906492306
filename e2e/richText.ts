import type { Locator, Page } from 'playwright/test';

/** The visual editor of a rich text. */
export const editorOf = (page: Page, name = 'Content') =>
  page.getByRole('textbox', { name, exact: true });

export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Waits until the editor has read the browser's selection. */
const selectionRead = (area: Locator) =>
  area
    .page()
    .evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );

/** Selects words of a text; without words, the caret goes to its end. */
export async function select(area: Locator, words = ''): Promise<void> {
  await area.focus();
  await area.evaluate((node, part) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const places: [Node, number][] = [];
    let all = '';
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const value = text.nodeValue ?? '';
      for (let at = 0; at < value.length; at += 1) places.push([text, at]);
      all += value;
    }
    const start = all.indexOf(part);
    if (start < 0) throw new Error(`not in the text: ${part}`);
    const first = places[start];
    const last = places[start + part.length - 1];
    const range = document.createRange();
    range.selectNodeContents(node);
    range.collapse(false);
    if (part !== '' && first !== undefined && last !== undefined) {
      range.setStart(...first);
      range.setEnd(last[0], last[1] + 1);
    }
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, words);
  await selectionRead(area);
}

/** Pastes data as another program puts it on the clipboard. */
export async function paste(
  area: Locator,
  data: Readonly<Record<string, string>>,
  file?: string,
): Promise<void> {
  await area.focus();
  await area.evaluate(
    (node, [formats, name]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
      if (name !== undefined) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
      node.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [data, file] as const,
  );
  await selectionRead(area);
}
