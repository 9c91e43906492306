import { expect, test } from 'vitest';
import { SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS } from '@/config';
import { validateSession, type Session, sessionTexts } from './session';

const LOGIN = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const DAY = 24 * 60;
const minutes = (count: number) => LOGIN + count * MINUTE;
const user = { username: 'admin', email: '', phone: '' };
type Limit = 'inactivity' | 'age';
const live = (end: number) =>
  ({ state: 'live', endsAt: minutes(end), limit: 'inactivity' }) as const;
const ending = (end: number, limit: Limit = 'inactivity') =>
  ({ state: 'ending', endsAt: minutes(end), limit }) as const;

test.each<[string, number, number, Partial<Session>]>([
  ['just begun', 0, minutes(0), live(15)],
  ['active again', 10, minutes(20), live(25)],
  ['a minute before it sleeps', 0, minutes(14), ending(15)],
  ['a moment before that', 0, minutes(14) - 1, live(15)],
  ['15 minutes without activity', 0, minutes(15), { state: 'expired' }],
  ['a moment before them', 0, minutes(15) - 1, ending(15)],
  ['a minute before its age ends it, however active', 29, minutes(29), ending(30, 'age')],
  ['both limits at once', 15, minutes(29.5), ending(30, 'age')],
  ['30 minutes old, active or not', 29.9, minutes(30), { state: 'expired' }],
  ['a clock corrected by a second', 10, minutes(10) - 1000, live(25)],
  ['a clock set back by 30 seconds', 10, minutes(9.5), live(25)],
  ['a clock set back by a few minutes, just after the login', 0, minutes(-5), live(15)],
  ['a clock set back behind the activity', 10, minutes(4.9), { state: 'expired' }],
  ['a machine asleep for 20 minutes', 5, minutes(25), { state: 'expired' }],
  ['a clock moved on by a day', 5, minutes(5 + DAY), { state: 'expired' }],
  ['a clock moved back by a day', 5, minutes(5 - DAY), { state: 'expired' }],
  ['a clock set back behind the login', 0, minutes(-5.1), { state: 'expired' }],
  ['activity before the login, which counts from it', -1, minutes(1), live(15)],
])('%s', (_case, active, now, expected) => {
  expect(validateSession(sessionTexts(user, LOGIN), minutes(active), now)).toMatchObject(expected);
});

/** Tampered session keys; a missing one is not stored. */
interface Keys {
  readonly adminAuthenticated?: string;
  readonly loginTime?: string;
  readonly adminUser?: string;
}

const NOW = 1_763_600_000_000;
const WHOLE = sessionTexts(user, NOW);

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
const malformed: Keys[] = [
  ...FLAGS.map((adminAuthenticated) => ({ ...WHOLE, adminAuthenticated })),
  ...TIMES.map((loginTime) => ({ ...WHOLE, loginTime })),
  ...USERS.map((adminUser) => ({ ...WHOLE, adminUser })),
  { adminAuthenticated: 'true' },
  { adminAuthenticated: 'true', loginTime: String(NOW) },
  { adminAuthenticated: 'true', adminUser: WHOLE.adminUser },
  { loginTime: String(NOW), adminUser: WHOLE.adminUser },
];

function judge(keys: Keys, activeAt = 0) {
  const none = { adminAuthenticated: null, loginTime: null, adminUser: null };
  return validateSession({ ...none, ...keys }, activeAt, NOW);
}

test.each(malformed)('malformed keys are no session: %j', (keys) => {
  const expected = keys.adminAuthenticated === undefined ? 'none' : 'expired';
  expect(judge(keys)).toEqual({ state: expected });
});

/** Well-formed keys with invalid times. */
const OUTLIVED = [
  ...[0, 1, MINUTE, 86_400_000, NOW - SESSION_MAX_AGE_MS].map((more) => ({
    loginTime: NOW - SESSION_MAX_AGE_MS - more,
    activeAt: NOW,
  })),
  ...[0, 1, MINUTE, 10 * MINUTE].flatMap((more) => {
    const loginTime = NOW - SESSION_MAX_IDLE_MS - more;
    return [
      { loginTime, activeAt: loginTime },
      { loginTime, activeAt: 0 },
    ];
  }),
  ...[6, 10, 14, 30, 1440, 525_600].flatMap((away) => {
    const loginTime = NOW + away * MINUTE;
    return [
      { loginTime, activeAt: loginTime },
      { loginTime, activeAt: NOW },
    ];
  }),
  { loginTime: NOW * 2, activeAt: NOW },
  { loginTime: Number.MAX_SAFE_INTEGER, activeAt: NOW },
  { loginTime: NOW - MINUTE, activeAt: NOW + 6 * MINUTE },
  { loginTime: NOW - MINUTE, activeAt: Infinity },
];

test.each(OUTLIVED)('expired, or of the future: %j', ({ loginTime, activeAt }) => {
  expect(judge(sessionTexts(user, loginTime), activeAt)).toEqual({ state: 'expired' });
});

test('valid current keys are a session', () => {
  expect(judge(WHOLE)).toMatchObject({ state: 'live', user });
});
