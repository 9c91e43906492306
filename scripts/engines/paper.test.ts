import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCount } from './paper';

const PAGES = '<< /Type /Pages\n /Kids [ 2 0 R ]\n /Count 3\n>>';

test('pages are counted, plain or compressed', () => {
  expect(pageCount(Buffer.from(`%PDF-1.4\n${PAGES}`))).toBe(3);
  const compressed = [
    Buffer.from('%PDF-1.7\nstream\n'),
    deflateSync(PAGES),
    Buffer.from('\nendstream'),
  ];
  expect(pageCount(Buffer.concat(compressed))).toBe(3);
  expect(pageCount(Buffer.from('%PDF-1.4\nstream\nnothing\nendstream'))).toBe(0);
});
