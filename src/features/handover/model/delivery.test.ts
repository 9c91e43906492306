import { expect, test } from 'vitest';
import type { SendingWay } from '@/domain/applicationHistory';
import { deliveryOf } from './delivery';

const deliver = (
  ways: readonly SendingWay[],
  more: { receivedAt?: number; status?: string } = {},
) =>
  deliveryOf({
    sendings: ways.map((how, index) => ({ how, at: index + 1 })),
    receivedAt: undefined,
    status: 'Submitted',
    ...more,
  });

test('an application that was only made ready is not sent', () => {
  expect(deliver([])).toEqual({ kind: 'notSent', prepared: undefined });
  for (const how of ['saved', 'copied', 'shown', 'mailed', 'messaged'] as const)
    expect(deliver(['copied', how])).toEqual({ kind: 'notSent', prepared: { how, at: 2 } });
});

test('an application is sent from the first time that another app took it, or its visitor says so', () => {
  for (const how of ['shared', 'said'] as const)
    expect(deliver(['saved', how, 'shared'])).toEqual({
      kind: 'sent',
      sent: { how, at: 2 },
      since: 2,
    });
});

test('what a visitor takes back does not count, and what follows does', () => {
  expect(deliver(['shared', 'undone'])).toEqual({ kind: 'notSent', prepared: undefined });
  expect(deliver(['said', 'undone', 'shared'])).toMatchObject({ kind: 'sent', since: 3 });
});

test('the order of the rows does not matter', () => {
  const sendings = [
    { how: 'undone', at: 5 },
    { how: 'shared', at: 2 },
  ] as const;
  expect(deliveryOf({ sendings, receivedAt: undefined, status: 'Submitted' }).kind).toBe('notSent');
});

test('what the office signed, accepted or decided is received, counted from its sending', () => {
  expect(deliver([], { receivedAt: 9 })).toEqual({ kind: 'received', since: 9 });
  expect(deliver(['shared'], { receivedAt: 9 })).toEqual({ kind: 'received', since: 1 });
  expect(deliver(['shared', 'undone'], { receivedAt: 9 })).toEqual({ kind: 'received', since: 9 });
  expect(deliver([], { status: 'Processing' })).toEqual({ kind: 'received', since: undefined });
});
