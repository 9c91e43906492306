import { expect, test } from 'vitest';
import { typedText, typedValue } from './typed';

test.each([
  ['\u200eann@example.com', 'ann@example.com'],
  ['\u202d+971 50 000 0000\u202c', '+971 50 000 0000'],
  ['L8988901\u200b', 'L8988901'],
  ['\u00a0Ann \u2066', 'Ann'],
  ['scan\u202egpj.exe', 'scangpj.exe'],
  ['\u200b\u2060\u3164\u2800\ufe0f', ''],
  // Joiners and variation selectors inside a text are part of it.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d✈\ufe0f', '👩\u200d✈\ufe0f'],
  ['cut \ud83d', 'cut \ufffd'],
  ['\udec2 cut 🛂', '\ufffd cut 🛂'],
  ['', ''],
])('%j reads %j', (typed, expected) => {
  expect(typedText(typed)).toBe(expected);
});

test.each([
  ['tel:+971500000000', '+971500000000'],
  ['\u200emailto:ann@example.com ', 'ann@example.com'],
  ['A٠١٢٣٤٥٦٧', 'A01234567'],
  ['٣', '3'],
  ['☎\ufe0f+971 5\ufe0f0\ufe0f\u20e3 000 0000', '☎+971 50 000 0000'],
])('%j is worth %j', (typed, expected) => {
  expect(typedValue(typed)).toBe(expected);
});
