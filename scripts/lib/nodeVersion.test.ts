import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engines } from '../../package.json';
import { acceptsNode } from './nodeVersion.mjs';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.2.0', true],
])('Node.js %s is accepted: %s', (version, expected) => {
  expect(acceptsNode(version, engines.node)).toBe(expected);
});

test('.nvmrc names a version that is accepted', () => {
  const named = readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8').trim();
  expect(acceptsNode(named, engines.node)).toBe(true);
});
