import { beforeEach, describe, expect, test, vi } from 'vitest';

const load = () => import('./trustedTypes');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://visa.example/apply'));
});

const factory = { createPolicy: (_name: string, rules: object) => rules };

describe.each([
  ['without Trusted Types', {}],
  ['with Trusted Types', { trustedTypes: factory }],
])('%s', (_case, window) => {
  beforeEach(() => {
    vi.stubGlobal('window', window);
  });

  test('HTML goes through the sanitiser', async () => {
    const { setHtmlCleaner, trustedHtml } = await load();
    setHtmlCleaner((html, topHeading) => `${topHeading}: ${html.replace('<script>', '')}`);
    expect(trustedHtml('<script>a', 2)).toBe('2: a');
  });

  test('before the sanitiser is here there is no HTML', async () => {
    const { trustedHtml } = await load();
    expect(() => trustedHtml('<p>a</p>', 1)).toThrow('sanitiser');
  });

  test.each([
    '/sw.js',
    'https://visa.example/sw.js',
    '/assets/readQr.worker-B1x_y-Z9.js',
    '/assets/readLogs.worker-1.js',
  ])('the worker %s passes', async (url) => {
    const { trustedScriptUrl } = await load();
    expect(trustedScriptUrl(url)).toBe(url);
  });

  test.each([
    'https://evil.example/sw.js',
    '//evil.example/sw.js',
    'data:text/javascript,1',
    '/assets/other.js',
    '/assets/readQr.worker-1.js?a',
    '/a/assets/readQr.worker-1.js',
    'https://evil.example/assets/readQr.worker-1.js',
    '/sw.js?a',
  ])('the script %s is refused', async (url) => {
    const { trustedScriptUrl } = await load();
    expect(() => trustedScriptUrl(url)).toThrow('worker');
  });
});

test('the policy is created once, under the name that the content policy allows', async () => {
  const createPolicy = vi.fn<typeof factory.createPolicy>(factory.createPolicy);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  const { setHtmlCleaner, trustedHtml, trustedScriptUrl } = await load();
  setHtmlCleaner((html) => html);
  trustedHtml('<p>One</p>', 1);
  trustedScriptUrl('/sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app']);
});
