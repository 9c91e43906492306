import { expect, test } from 'vitest';
import { isMovable, storageCapacity } from './storageCapacity';

test('storage is nearly full from 80 % on, with an estimate of how many applications fit', () => {
  const keys = [{ key: 'visaApplications', codeUnits: 7000 }];
  expect(storageCapacity({ used: 799, limit: 1000, keys }, 10).isNearlyFull).toBe(false);
  expect(storageCapacity({ used: 4_200_000, limit: 5_000_000, keys }, 10)).toEqual({
    isNearlyFull: true,
    share: 0.84,
    fits: 1100,
  });
  expect(storageCapacity({ used: 1000, limit: 1000, keys: [] }, 0).fits).toBe(0);
  expect(storageCapacity({ used: 0, limit: 6200, keys: [] }, 0).fits).toBe(10);
});

test('movable are decided applications, or those before a day', () => {
  const of = (status: string, submissionDate: string) => ({ id: 'a', status, submissionDate });
  const day = '2026-06-01';
  const decided = { kind: 'decided' } as const;
  expect(isMovable(of('Approved', '2026-11-01T00:00:00Z'), decided)).toBe(true);
  expect(isMovable(of('Rejected', '2026-11-01T00:00:00Z'), decided)).toBe(true);
  expect(isMovable(of('Processing', '2020-01-01T00:00:00Z'), decided)).toBe(false);
  const older = { kind: 'olderThan', day } as const;
  expect(isMovable(of('Submitted', new Date(`${day}T00:00`).toISOString()), older)).toBe(false);
  expect(isMovable(of('Submitted', '2026-05-01T00:00:00Z'), older)).toBe(true);
  expect(isMovable(of('Submitted', 'no date'), older)).toBe(false);
  expect(isMovable(of('Submitted', '2026-05-01T00:00:00Z'), { kind: 'olderThan', day: '' })).toBe(
    false,
  );
  expect(isMovable(null, decided)).toBe(false);
});
