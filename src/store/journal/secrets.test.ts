import { expect, test } from 'vitest';
import { restoreSecret, extractSecret } from './secrets';

test.each([
  ['{"siteName":"X","smtp":{"host":"h","pass":"secret","user":"u"}}', '"secret"'],
  ['{"smtp":{"pass":42}}', '42'],
])('the mail password is taken out of %s and put back', (text, secret) => {
  const parted = extractSecret('settings', text);
  expect(parted.secret).toBe(secret);
  expect(parted.redacted).not.toContain(secret);
  expect(restoreSecret('settings', parted)).toBe(text);
});

test.each(['{"siteName":"X"}', '{"smtp":{"pass":""}}', '{"smtp":null}'])(
  'settings without one stay as they are: %s',
  (text) => {
    expect(extractSecret('settings', text)).toEqual({ redacted: text, secret: undefined });
  },
);

test('no other key is looked into', () => {
  const text = '{"smtp":{"pass":"secret"}}';
  expect(extractSecret('pages', text)).toEqual({ redacted: text, secret: undefined });
});
