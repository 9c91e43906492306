import { inflateSync } from 'node:zlib';

const START = 'stream\n';

/**
 * How many pages a PDF has, as its list of pages counts them. Some programs compress that list.
 * @param {Buffer} pdf
 */
export function pageCount(pdf) {
  const texts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf(START); at >= 0; at = pdf.indexOf(START, at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + START.length)).toString('latin1'));
    } catch {
      // Not compressed, or in another way.
    }
  }
  const [, count = '0'] = /\/Type\s*\/Pages\b.*?\/Count (\d+)/s.exec(texts.join('\n')) ?? [];
  return Number(count);
}
