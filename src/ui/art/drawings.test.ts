import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { drawings } from './drawings';

test.each(Object.entries(drawings))('%s is what the generator draws', async (name, svg) => {
  const stored = await readFile(new URL(name, import.meta.url), 'utf8');
  expect(stored, 'run `npm run art`').toBe(svg);
});
