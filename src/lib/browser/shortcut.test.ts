import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut';

const PLAIN = { code: 'KeyS', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Ctrl', { key: 's', ctrlKey: true }],
  ['Cmd', { key: 's', metaKey: true }],
  ['Ctrl and the caps lock', { key: 'S', ctrlKey: true }],
  ['Ctrl on an Arabic layout', { key: 'س', ctrlKey: true }],
  ['Ctrl where the letter is at another place', { key: 's', code: 'KeyO', ctrlKey: true }],
])('S with %s is the letter', (_case, keys) => {
  expect(shortcutOf({ ...PLAIN, ...keys })).toBe('s');
});

test.each([
  ['alone', {}],
  ['with Ctrl and Cmd', { ctrlKey: true, metaKey: true }],
  ['with Shift', { ctrlKey: true, shiftKey: true }],
  // AltGr, as in Polish letters.
  ['with Alt', { ctrlKey: true, altKey: true }],
])('S %s is none', (_case, keys) => {
  expect(shortcutOf({ ...PLAIN, key: 's', ...keys })).toBeUndefined();
});
