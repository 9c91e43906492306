import { expect, test } from 'vitest';
import { submitted } from '@test/records';
import type { VisaApplication } from '../../../domain/application';
import { NEWEST_FIRST, sortApplications, filterValues } from './applicationList';

const make = (id: string, changes: Partial<VisaApplication> = {}) =>
  submitted(id, { trackingNumber: '', submissionDate: '2026-05-03T10:00:00.000Z', ...changes });

const ids = (applications: readonly VisaApplication[]) =>
  applications.map(({ id }) => id).join(' ');

test('newest first, with unreadable dates last', () => {
  const list = [
    make('bad', { submissionDate: 'yesterday' }),
    make('may'),
    make('june', { submissionDate: '2026-06-01T00:00:00Z' }),
    make('may-again', { submissionDate: '2026-05-03T12:00:00+02:00' }),
  ];
  expect(ids(sortApplications(list, NEWEST_FIRST))).toBe('june may-again may bad');
  expect(ids(sortApplications(list, { ...NEWEST_FIRST, descending: false }))).toBe(
    'may-again may june bad',
  );
});

test('by name as people sort names, the nameless last either way', () => {
  const list = [
    make('none'),
    make('b10', { firstName: 'b', lastName: '10' }),
    make('B9', { firstName: 'B', lastName: '9' }),
    make('ä', { firstName: 'ä' }),
  ];
  expect(ids(sortApplications(list, { by: 'applicant', descending: false }))).toBe('ä B9 b10 none');
  expect(ids(sortApplications(list, { by: 'applicant', descending: true }))).toBe('b10 B9 ä none');
});

test('by visa type as it is shown', () => {
  const list = [
    make('tourist', { visaType: 'tourist-30' }),
    make('business', { visaType: 'business-14' }),
  ];
  expect(ids(sortApplications(list, { by: 'visaType', descending: false }))).toBe(
    'business tourist',
  );
});

test('lists the values of a field', () => {
  const list = [make('a', { status: 'On hold' }), make('b', { status: '' }), make('c')];
  expect(filterValues(list, 'status', ['Submitted'])).toEqual(['Submitted', 'On hold']);
});
