import { createRequire } from 'node:module';
import slim from 'qrcode-generator';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

// Tests resolve the plugin's build; the package's CommonJS build is complete.
const full: unknown = createRequire(import.meta.url)('qrcode-generator');

const LINK = 'https://visa.example/counter#';
const DIGITS = '0123456789'.repeat(90);

const isGenerator = (module: unknown): module is typeof slim => typeof module === 'function';

function modulesOf(draw: typeof slim): boolean[][] {
  const code = draw(0, 'L');
  code.addData(LINK, 'Byte');
  code.addData(DIGITS, 'Numeric');
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

test('what is left of qrcode-generator draws the same codes, and what is left of qr reads them', () => {
  expect(slim).not.toHaveProperty('createStringToBytes');
  expect(full).toHaveProperty('createStringToBytes');
  const modules = modulesOf(slim);
  if (!isGenerator(full)) throw new TypeError('qrcode-generator is not a function');
  expect(modules).toEqual(modulesOf(full));
  const side = (modules.length + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [row, column] = [Math.floor(at / side / 4) - 4, Math.floor((at % side) / 4) - 4];
    if (modules[row]?.[column] === true) data.fill(0, at * 4, at * 4 + 3);
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(LINK + DIGITS);
});
