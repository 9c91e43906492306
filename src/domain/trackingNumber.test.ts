import { describe, expect, test } from 'vitest';
import { formatTrackingNumber, nextTrackingNumber, normaliseTrackingNumber } from './application';

const at = (milliseconds: number) => new Date(milliseconds);

describe('nextTrackingNumber', () => {
  test('DV and the last six digits of the time', () => {
    expect(nextTrackingNumber(at(1_795_123_123_456), new Set())).toBe('DV123456');
  });

  test('keeps its zeros', () => {
    expect(nextTrackingNumber(at(1_795_123_000_042), new Set())).toBe('DV000042');
    expect(nextTrackingNumber(at(0), new Set())).toBe('DV000000');
  });

  test('a number that is taken gives way to the next free one', () => {
    const taken = new Set(['DV123456', 'DV123457']);
    expect(nextTrackingNumber(at(1_795_123_123_456), taken)).toBe('DV123458');
  });

  test('after 999999 comes 000000', () => {
    const taken = new Set(['DV999999', 'DV000000']);
    expect(nextTrackingNumber(at(1_795_123_999_999), taken)).toBe('DV000001');
  });

  test('submissions in the same millisecond never share a number', () => {
    const taken = new Set<string>();
    for (let count = 0; count < 500; count += 1) {
      taken.add(nextTrackingNumber(at(1_795_123_999_900), taken));
    }
    expect(taken.size).toBe(500);
    for (const number of taken) expect(number).toMatch(/^DV\d{6}$/);
  });

  test('has its shape even on a clock before 1970', () => {
    expect(nextTrackingNumber(at(-1_123_456), new Set())).toBe('DV123456');
  });

  test('says so when every number is taken', () => {
    class Everything extends Set<string> {
      override has() {
        return true;
      }
    }
    expect(() => nextTrackingNumber(at(5), new Everything())).toThrow(RangeError);
  });
});

test.each([
  ['DV123456', 'DV123456'],
  ['dv 123 456', 'DV123456'],
  [' dv-123-456 ', 'DV123456'],
  ['123456', 'DV123456'],
  ['DV١٢٣٤٥٦', 'DV123456'],
  ['dv ۱۲۳ ۴۵۶', 'DV123456'],
  ['١٢٣٤٥٦', 'DV123456'],
  ['ＤＶ１２３４５６', 'DV123456'],
  ['\u200fDV\u00a0123456\n', 'DV123456'],
  ['#DV123456.', 'DV123456'],
  ['XX123456', 'XX123456'],
  ['Tracking number: DV 964 462', 'DV964462'],
  ['Tracking number:\nDV 964 462', 'DV964462'],
  ['No. 964462', 'DV964462'],
  ['No. 964 462', 'DV964462'],
  ['رقم ٩٦٤-٤٦٢.', 'DV964462'],
  ['Call 050 123 4567', 'CALL0501234567'],
  ['dv964462 (tourist)', 'DV964462'],
  ['https://visa.example/apply?receipt=DV964462', 'DV964462'],
  ['DV1OO21O', 'DV100210'],
  ['DVI002I0', 'DV100210'],
  ['dvl00210', 'DV100210'],
  ['DV1234567', 'DV1234567'],
  ['', ''],
  [' - ', ''],
])('%j means %j', (typed, expected) => {
  expect(normaliseTrackingNumber(typed)).toBe(expected);
});

test('is read in groups, and anything else unchanged', () => {
  expect(formatTrackingNumber('DV123456')).toBe('DV 123 456');
  expect(formatTrackingNumber('DV1234567')).toBe('DV1234567');
  expect(normaliseTrackingNumber(formatTrackingNumber('DV000042'))).toBe('DV000042');
});
