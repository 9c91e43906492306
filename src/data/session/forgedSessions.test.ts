import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS } from '@/config';
import { sessionState } from '@/content/session/session';
import { FakeBrowser } from '@test/storage/fakeBrowser';

/** The session keys as somebody wrote them; a missing one is not there. */
interface Keys {
  readonly adminAuthenticated?: string;
  readonly loginTime?: string;
  readonly adminUser?: string;
}

const NOW = 1_763_600_000_000;
const MINUTE = 60_000;
const USER = JSON.stringify({ username: 'admin', email: '', phone: '' });
const WHOLE: Keys = { adminAuthenticated: 'true', loginTime: String(NOW), adminUser: USER };

const FLAGS = ['', 'TRUE', 'True', '1', 'yes', ' true', 'true ', '"true"', 'false', 'null', '{}'];
const TIMES = [
  '',
  ' ',
  'now',
  'NaN',
  'null',
  'true',
  '{}',
  '[]',
  '-1',
  '+1',
  '1.5',
  '1e13',
  '0x1',
  'Infinity',
  '-Infinity',
  '١٢',
  '99999999999999999',
  '9007199254740993',
  `${NOW} `,
  ` ${NOW}`,
  '2026-11-20',
  '1_763_600',
  `"${NOW}"`,
  `[${NOW}]`,
  `${NOW}n`,
];
const USERS = [
  '',
  ' ',
  'admin',
  'null',
  'true',
  '1',
  '[]',
  '{}',
  '{',
  '"admin"',
  '[{}]',
  '\0',
  '{"username":""}',
  '{"username":1,"email":"","phone":""}',
  '{"username":"admin"}',
  '{"email":"","phone":""}',

  '{"username":"admin","email":null,"phone":""}',
  '{"username":["admin"],"email":"","phone":""}',
  '{"__proto__":{"username":"admin","email":"","phone":""}}',
];
/** Whole keys of another login than the one that this browser knows of. */
const OTHER_TIMES = [
  ...[
    0,
    1,
    -1,
    1000,
    MINUTE,
    -MINUTE,
    14 * MINUTE,
    -14 * MINUTE,
    2,
    -2,
    10,
    -10,
    100,
    -100,
    500,
    -500,
    60,
    -60,
    7,
    -8,
  ].map((step) => NOW + 7 + step),
  0,
  1,
  NOW * 2,
  NOW - 86_400_000,
  NOW + 86_400_000,
  9_007_199_254_740_991,
];

const malformed: Keys[] = [
  ...FLAGS.map((adminAuthenticated) => ({ ...WHOLE, adminAuthenticated })),
  ...TIMES.map((loginTime) => ({ ...WHOLE, loginTime })),
  ...USERS.map((adminUser) => ({ ...WHOLE, adminUser })),
  { adminAuthenticated: 'true' },
  { adminAuthenticated: 'true', loginTime: String(NOW) },
  { adminAuthenticated: 'true', adminUser: USER },
  { loginTime: String(NOW), adminUser: USER },
];
const others: Keys[] = OTHER_TIMES.map((time) => ({ ...WHOLE, loginTime: String(time) }));

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

/** What a new page makes of the keys. */
async function found(keys: Keys) {
  const { storage } = await new FakeBrowser().openTab();
  for (const [key, text] of Object.entries(keys)) storage.setItem(key, text);
  const { findSession } = await import('./session');
  return findSession(NOW);
}

test.each(malformed)('malformed, and so no session: %j', async (keys) => {
  expect(['none', 'forged']).toContain(await found(keys));
});

test.each([WHOLE, ...others])('written by no login of this browser: %j', async (keys) => {
  expect(await found(keys)).toBe('forged');
});

/** A row that only a login could have written, at times when no session may live. */
const OUTLIVED = [
  ...[0, 1, MINUTE, 86_400_000].map((more) => ({
    loginTime: NOW - SESSION_MAX_AGE_MS - more,
    activeAt: NOW,
  })),
  ...[0, 1, MINUTE, 10 * MINUTE].map((more) => {
    const activeAt = NOW - SESSION_MAX_IDLE_MS - more;
    return { loginTime: activeAt, activeAt };
  }),
  ...[6, 10, 30, 1440, 525_600].map((minutes) => {
    const loginTime = NOW + minutes * MINUTE;
    return { loginTime, activeAt: loginTime };
  }),
  { loginTime: NOW, activeAt: NOW - 1 },
  { loginTime: NOW - MINUTE, activeAt: NOW + 6 * MINUTE },
];

test.each(OUTLIVED)('expired, or of the future: %j', (row) => {
  expect(sessionState({ ...row, seenAt: 0 }, NOW)).toEqual({ state: 'expired' });
});

test('a hundred of them, and the right one is none of them', () => {
  const count = malformed.length + 1 + others.length + OUTLIVED.length;
  expect(count).toBeGreaterThanOrEqual(100);
  const right = { loginTime: NOW, activeAt: NOW, seenAt: NOW };
  expect(sessionState(right, NOW)).toMatchObject({ state: 'live' });
});
