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

  test('clean HTML passes as it is', async () => {
    const { trustedHtml } = await load();
    const html = '<p title="&lt;script&gt;">Scripts &lt;script&gt; as text</p>';
    expect(trustedHtml(html)).toBe(html);
    expect(trustedHtml('')).toBe('');
  });

  test.each(['<script>alert(1)</script>', '<p><IFRAME src=x>', '<base href="//evil.example">'])(
    '%s is refused',
    async (html) => {
      const { trustedHtml } = await load();
      expect(() => trustedHtml(html)).toThrow('sanitiser');
    },
  );

  test('a script of this site passes', async () => {
    const { trustedScriptUrl } = await load();
    expect(trustedScriptUrl('/sw.js')).toBe('/sw.js');
  });

  test.each(['https://evil.example/sw.js', '//evil.example/sw.js', 'data:text/javascript,1'])(
    'the script %s is refused',
    async (url) => {
      const { trustedScriptUrl } = await load();
      expect(() => trustedScriptUrl(url)).toThrow('Not a script of this site');
    },
  );
});

test('the policy is created once, under the name that the content policy allows', async () => {
  const createPolicy = vi.fn<typeof factory.createPolicy>(factory.createPolicy);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  const { trustedHtml, trustedScriptUrl } = await load();
  trustedHtml('<p>One</p>');
  trustedScriptUrl('/sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app']);
});
