import { expect, test } from 'vitest';
import { shownNationality, storedNationality } from '@/domain/nationality';
import { countryNames, matchCountries } from '@/domain/countries';
import { statusLabel } from '@/domain/labels';
import { usualCountryNames } from '@/features/applications/model/usualCountryNames';
import { matchingOption } from '@/domain/visaOptions';
import { formatDay, formatPostDay, writtenDate } from '@/lib/dates';
import { otherPapers } from './DocumentsStep';

test('every country is stored in English and shown in Arabic', () => {
  const stored = countryNames('en');
  const shown = stored.map(shownNationality);
  expect(new Set(shown)).toEqual(new Set(countryNames('ar')));
  expect(shown.map(storedNationality)).toEqual(stored);
});

test.each([
  ['الهند', 'India'],
  ['الامارات العربيه المتحده', 'United Arab Emirates'],
  ['الامارات العربية المتحدة', 'United Arab Emirates'],
  ['India', 'India'],
  ['أتلانتس', 'أتلانتس'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(storedNationality(typed)).toBe(stored);
});

test.each([
  ['الهن', 'الهند'],
  ['indi', 'الهند'],
  ['Emirati', 'الإمارات العربية المتحدة'],
  ['भारत', 'الهند'],
])('%j finds %s', (typed, name) => {
  expect(matchCountries(countryNames('ar'), typed, usualCountryNames)).toContain(name);
});

test('a status that is not of the specification is shown as it is stored', () => {
  expect(['Approved', 'On hold', 'constructor'].map(statusLabel)).toEqual([
    'تمت الموافقة',
    'On hold',
    'constructor',
  ]);
});

test.each([
  ['تأشيرة سياحية', '30 يومًا', 'tourist-30'],
  ['سياحية', '90 يومًا', 'tourist-90'],
  ['تأشيرة عبور - 96 ساعة', '96 ساعة', 'transit-96'],
  ['30-Day Tourist', '30 Days', 'tourist-30'],
  ['تأشيرة دراسة', '30 يومًا', undefined],
])('the card %j of %j is of %j', (title, duration, id) => {
  expect(matchingOption({ title, duration })?.id).toBe(id);
});

test('papers of either language that have a place of their own are no other papers', () => {
  const papers = ['صورة شخصية', 'نسخة من جواز السفر', 'Hotel booking', 'خطاب دعوة'];
  expect(otherPapers(papers)).toEqual(['خطاب دعوة']);
});

test('a day has Latin digits and its month in words', () => {
  expect(formatDay('2026-11-29')).toBe('29 نوفمبر 2026');
  expect(formatPostDay('2026-11-29T10:00:00Z', 'medium')).toBe('29 نوفمبر 2026');
  expect(writtenDate('2026-11-29')).toBe('الأحد، 29 نوفمبر 2026');
});
