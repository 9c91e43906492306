import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationType, type VisaApplication } from '@/domain/application';
import { caseAdvice } from './HandoverReview';

const FILE = { name: 'a.pdf', size: 1, type: 'application/pdf' };
const DOCUMENTS = { passportCopy: FILE, passportPhoto: FILE };
const stored = (changes: Partial<VisaApplication>) =>
  v.parse(applicationType.schema, {
    firstName: 'Omar',
    lastName: 'Khan',
    passportNumber: 'P1000005',
    dateOfBirth: '1990-01-02',
    travelDate: '2027-01-01',
    submissionDate: '2026-11-20',
    documents: DOCUMENTS,
    ...changes,
  });
const CASE = stored({ id: 'case' });
const idsOf = (list: readonly VisaApplication[]) => list.map(({ id }) => id);
const advise = (one: VisaApplication, ...every: VisaApplication[]) =>
  caseAdvice(one, [one, ...every], '2026-11-26');

test('the same passport under another name is noticed, however it is written', () => {
  const { otherNames, others } = advise(
    CASE,
    stored({ id: 'older', firstName: 'Different', passportNumber: 'p 1000-005' }),
    stored({ id: 'newer', firstName: 'Person', submissionDate: '2026-11-21' }),
    stored({ id: 'stranger', firstName: 'Ali', passportNumber: 'Q1' }),
  );
  expect(idsOf(otherNames)).toEqual(['newer', 'older']);
  expect(others).toEqual([]);
});

test('the person’s other applications are found by passport or birthday, newest first', () => {
  const { otherNames, others } = advise(
    CASE,
    stored({ id: 'renewed', passportNumber: 'Q2', submissionDate: '2026-01-01' }),
    stored({ id: 'spelled', lastName: 'Ḱhan', firstName: 'O’mar', submissionDate: '2026-03-01' }),
    stored({ id: 'turned', firstName: 'KHÁN', lastName: 'omar', submissionDate: '2026-02-01' }),
    stored({ id: 'namesake', passportNumber: 'Q3', dateOfBirth: '1971-01-02' }),
  );
  expect(otherNames).toEqual([]);
  expect(idsOf(others)).toEqual(['spelled', 'turned', 'renewed']);
});

test('an application without a passport, birthday and name is like no other', () => {
  const blank = { firstName: '', lastName: '', passportNumber: '', dateOfBirth: '' };
  const { otherNames, others } = advise(
    stored({ ...blank, id: 'one' }),
    stored({ ...blank, id: 'two' }),
  );
  expect([...otherNames, ...others]).toEqual([]);
});

test('a travel date that has passed and missing papers are noticed, and nothing else', () => {
  expect(advise(CASE)).toMatchObject({ isTravelPast: false, missing: [] });
  expect(advise(stored({ id: 'case', travelDate: '2026-11-25' })).isTravelPast).toBe(true);
  expect(advise(stored({ id: 'case', travelDate: '2026-11-26' })).isTravelPast).toBe(false);
  expect(advise(stored({ id: 'case', travelDate: 'soon' })).isTravelPast).toBe(false);
  const bare = v.parse(applicationType.schema, { ...CASE, documents: {} });
  expect(advise(bare).missing).toEqual(['passportCopy', 'passportPhoto']);
});
