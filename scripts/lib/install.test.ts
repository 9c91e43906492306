import { expect, test } from 'vitest';
import { missingPackages } from './install.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};

test('nothing is missing when only packages of other systems are left out', () => {
  expect(missingPackages(locked, { 'node_modules/react': { version: '19.3.1' } })).toEqual([]);
});

test.each([
  ['an absent package', {}],
  ['another version', { 'node_modules/react': { version: '19.0.0' } }],
])('%s is missing', (_case, installed) => {
  expect(missingPackages(locked, installed)).toEqual(['node_modules/react']);
});

test('an optional package of another version is missing', () => {
  const installed = {
    'node_modules/react': { version: '19.3.1' },
    'node_modules/other-system': { version: '0.9.0' },
  };
  expect(missingPackages(locked, installed)).toEqual(['node_modules/other-system']);
});
