import { expect, test } from 'vitest';
import { loginDelayMs, sessionState, type SessionState, type SessionTimes } from './session';

const LOGIN = Date.UTC(2026, 10, 20, 9);
const DAY = 24 * 60;
const minutes = (count: number) => LOGIN + count * 60_000;
const times = (active: number, changes: Partial<SessionTimes> = {}): SessionTimes => ({
  loginTime: LOGIN,
  activeAt: minutes(active),
  seenAt: minutes(active),
  ...changes,
});

test.each<[string, SessionTimes, number, SessionState]>([
  ['just begun', times(0), minutes(0), { state: 'live', endsAt: minutes(15), limit: 'inactivity' }],
  [
    'active again',
    times(10),
    minutes(20),
    { state: 'live', endsAt: minutes(25), limit: 'inactivity' },
  ],
  [
    'a minute before it sleeps',
    times(0),
    minutes(14),
    { state: 'ending', endsAt: minutes(15), limit: 'inactivity' },
  ],
  [
    'a moment before that',
    times(0),
    minutes(14) - 1,
    { state: 'live', endsAt: minutes(15), limit: 'inactivity' },
  ],
  ['15 minutes without activity', times(0), minutes(15), { state: 'expired' }],
  [
    'a moment before them',
    times(0),
    minutes(15) - 1,
    { state: 'ending', endsAt: minutes(15), limit: 'inactivity' },
  ],
  [
    'a minute before its age ends it, however active',
    times(29),
    minutes(29),
    { state: 'ending', endsAt: minutes(30), limit: 'age' },
  ],
  [
    'both limits at once',
    times(15),
    minutes(29.5),
    { state: 'ending', endsAt: minutes(30), limit: 'age' },
  ],
  ['30 minutes old, active or not', times(29.9), minutes(30), { state: 'expired' }],
  [
    'a clock corrected by a second',
    times(10),
    minutes(10) - 1000,
    { state: 'live', endsAt: minutes(25), limit: 'inactivity' },
  ],
  [
    'a clock set back by 30 seconds',
    times(10),
    minutes(9.5),
    { state: 'live', endsAt: minutes(25), limit: 'inactivity' },
  ],
  [
    'a clock set back by a few minutes, just after the login',
    times(0),
    minutes(-5),
    { state: 'live', endsAt: minutes(15), limit: 'inactivity' },
  ],
  ['a clock set back behind the activity', times(10), minutes(4.9), { state: 'expired' }],
  ['a machine asleep for 20 minutes', times(5), minutes(25), { state: 'expired' }],
  ['a clock moved on by a day', times(5), minutes(5 + DAY), { state: 'expired' }],
  ['a clock moved back by a day', times(5), minutes(5 - DAY), { state: 'expired' }],
  ['a clock set back behind the login', times(0), minutes(-5.1), { state: 'expired' }],
  [
    'a clock set back behind what it has shown',
    times(5, { seenAt: minutes(12) }),
    minutes(6),
    { state: 'expired' },
  ],
  [
    'a login in the future',
    times(60, { loginTime: minutes(60) }),
    minutes(0),
    { state: 'expired' },
  ],
  ['activity before the login, which no login writes', times(-1), minutes(1), { state: 'expired' }],
])('%s', (_case, known, now, standing) => {
  expect(sessionState(known, now)).toEqual(standing);
});

test.each([
  [0, 1000],
  [2, 1000],
  [3, 2000],
  [4, 4000],
  [6, 16_000],
  [7, 30_000],
  [5000, 30_000],
])('after %i wrong passwords the next login takes %i ms', (failures, delay) => {
  expect(loginDelayMs(failures)).toBe(delay);
});
