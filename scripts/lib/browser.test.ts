import { expect, test } from 'vitest';
import { usualPlaces } from './browser.mjs';

test('on Linux each name is looked for along the path, best name first', () => {
  expect(usualPlaces({ PATH: '/usr/local/bin::/usr/bin' }, 'linux').slice(0, 3)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
});

test("on a Mac the applications follow, the system's and the user's", () => {
  const places = usualPlaces({ PATH: '', HOME: '/Users/a' }, 'darwin');
  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium');
});

test('on Windows the program folders that exist are looked into', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files' };
  expect(usualPlaces(env, 'win32')).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
  expect(usualPlaces({}, 'win32')).toEqual([]);
});
