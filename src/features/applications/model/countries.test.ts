import { describe, expect, test } from 'vitest';
import { countryNames, matchCountries } from '@/domain/countries';
import { usualCountryNames } from './usualCountryNames';

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

test.each([
  ['مصري', 'Egypt'],
  ['مصرية', 'Egypt'],
  ['مصريه', 'Egypt'],
  ['المصرية', 'Egypt'],
  ['عراقي', 'Iraq'],
  ['مغربية', 'Morocco'],
  ['تونسي', 'Tunisia'],
  ['يمني', 'Yemen'],
  ['أردني', 'Jordan'],
  ['اردنية', 'Jordan'],
  ['هندي', 'India'],
  ['جزائري', 'Algeria'],
  ['سوري', 'Syria'],
  ['لبناني', 'Lebanon'],
  ['سعودي', 'Saudi Arabia'],
  ['إماراتية', 'United Arab Emirates'],
  ['فلسطيني', 'Palestinian Territories'],
  ['ليبي', 'Libya'],
  ['سوداني', 'Sudan'],
  ['باكستاني', 'Pakistan'],
  ['أفغاني', 'Afghanistan'],
  ['فرنسي', 'France'],
  ['ألمانية', 'Germany'],
  ['بريطاني', 'United Kingdom'],
  ['أمريكية', 'United States'],
])('%s is of %s', (typed, country) => {
  expect(matchCountries(names, typed, usualCountryNames)[0]).toBe(country);
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
    ['st lucia', 'St. Lucia'],
    ['Saint Lucia', 'St. Lucia'],
    ['St Kitts', 'St. Kitts & Nevis'],
    ['Saint Kitts', 'St. Kitts & Nevis'],
  ])('%j finds %s first', (typed, first) => {
    expect(matchCountries(names, typed)[0]).toBe(first);
  });

  test('finds in other scripts', () => {
    expect(matchCountries(countryNames('ar'), 'الامارات')).toContain('الإمارات العربية المتحدة');
  });

  test.each([
    ['America', 'United States'],
    ['American', 'United States'],
    ['U.S.A.', 'United States'],
    ['us', 'United States'],
    ['USA', 'United States'],
    ['England', 'United Kingdom'],
    ['Great Britain', 'United Kingdom'],
    ['British', 'United Kingdom'],
    ['GBR', 'United Kingdom'],
    ['KSA', 'Saudi Arabia'],
    ['Turkey', 'Türkiye'],
    ['Czech Republic', 'Czechia'],
    ['Holland', 'Netherlands'],
    ['Ivory Coast', 'Côte d’Ivoire'],
    ['Swaziland', 'Eswatini'],
    ['East Timor', 'Timor-Leste'],
    ['Macau', 'Macao SAR China'],
    ['Russian Federation', 'Russia'],
    ['Viet Nam', 'Vietnam'],
    ['DR Congo', 'Congo - Kinshasa'],
    ['Syrian Arab Republic', 'Syria'],
    ['Egyptian', 'Egypt'],
    ['Chinese', 'China'],
    ['Pakistani', 'Pakistan'],
    ['Filipino', 'Philippines'],
    ['Irish', 'Ireland'],
    ['Indian', 'India'],
    ['uae', 'United Arab Emirates'],
    ['Emirati', 'United Arab Emirates'],
    ['الإمارات', 'United Arab Emirates'],
    ['مصر', 'Egypt'],
    ['भारत', 'India'],
    ['Niger', 'Niger'],
    ['Oman', 'Oman'],
  ])('with other names %j finds %s first', (typed, first) => {
    expect(matchCountries(names, typed, usualCountryNames)[0]).toBe(first);
  });

  test('other names change nothing while nothing is typed, or for what is no country', () => {
    expect(matchCountries(names, '', usualCountryNames)).toEqual(names);
    expect(matchCountries(names, 'Atlantis', usualCountryNames)).toEqual([]);
  });

  test('shows all while nothing is typed, and nothing for what is no country', () => {
    expect(matchCountries(names, ' ')).toEqual(names);
    expect(matchCountries(names, 'Atlantis')).toEqual([]);
    expect(matchCountries(names, '(.*')).toEqual(names);
  });
});
