import { readFileSync } from 'node:fs';
import full from 'qrcode-generator';
import { expect, test } from 'vitest';
import { slimmed } from './slimQrCode.ts';

const source = new URL('../node_modules/qrcode-generator/dist/qrcode.mjs', import.meta.url);

test('what is left of the package draws the same codes', async () => {
  const slim = slimmed(readFileSync(source, 'utf8'));
  expect(slim.length).toBeLessThan(45_000);
  const address = `data:text/javascript,${encodeURIComponent(slim)}`;
  const { default: slimQr }: { default: typeof full } = await import(/* @vite-ignore */ address);
  const modules = (draw: typeof full) => {
    const code = draw(0, 'L');
    code.addData('https://visa.example/counter#', 'Byte');
    code.addData('0123456789'.repeat(90), 'Numeric');
    code.make();
    const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
    return places.map((row) => places.map((column) => code.isDark(row, column)));
  };
  expect(modules(slimQr)).toEqual(modules(full));
});
