import { expect, test } from 'vitest';
import { visibleAscii } from './typed';

test('everything but printable ASCII is shown by its code point', () => {
  expect(visibleAscii('WX4829137')).toBe('WX4829137');
  expect(visibleAscii('WX\u202E731')).toBe('WX⟨U+202E⟩731');
  expect(visibleAscii('ΑB\t👍')).toBe('⟨U+0391⟩B⟨U+0009⟩⟨U+1F44D⟩');
});
