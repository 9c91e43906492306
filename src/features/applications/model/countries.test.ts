import { describe, expect, test } from 'vitest';
import { countryNames, matchCountries } from './countries';

const names = countryNames('en');

describe('countryNames', () => {
  test('names every region once, in the order of the language', () => {
    expect(names).toHaveLength(250);
    expect(new Set(names).size).toBe(250);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  test('speaks the language that is asked for', () => {
    expect(countryNames('de')).toContain('Vereinigte Arabische Emirate');
    expect(countryNames('ar')).toContain('الإمارات العربية المتحدة');
    const swedish = countryNames('sv');
    expect(swedish.indexOf('Österrike')).toBeGreaterThan(swedish.indexOf('Zambia'));
  });
});

describe('matchCountries', () => {
  test('a name that starts so, then a word, then anywhere', () => {
    const some = ['Germany', 'Isle of Man', 'Manitoba', 'Oman'];
    expect(matchCountries(some, 'man')).toEqual(['Manitoba', 'Isle of Man', 'Germany', 'Oman']);
  });

  test.each([
    ['cote', 'Côte d’Ivoire'],
    ["cote d'iv", 'Côte d’Ivoire'],
    ['REUNION', 'Réunion'],
    ['turkiye', 'Türkiye'],
    ['bosnia and', 'Bosnia & Herzegovina'],
    ['burma', 'Myanmar (Burma)'],
    ['  united   arab', 'United Arab Emirates'],
    ['uae', 'United Arab Emirates'],
    ['us', 'United States'],
    ['st lucia', 'St. Lucia'],
  ])('%j finds %s first', (typed, first) => {
    expect(matchCountries(names, typed)[0]).toBe(first);
  });

  test('finds in other scripts', () => {
    expect(matchCountries(countryNames('ar'), 'الامارات')).toContain('الإمارات العربية المتحدة');
  });

  test('keeps to the limit, shows all while nothing is typed, and nothing for what is no country', () => {
    expect(matchCountries(names, 'a', 5)).toHaveLength(5);
    expect(matchCountries(names, ' ')).toEqual(names);
    expect(matchCountries(names, 'Atlantis')).toEqual([]);
    expect(matchCountries(names, '(.*')).toEqual(names);
  });
});
