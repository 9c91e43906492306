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
