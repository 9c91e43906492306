import { expect, test } from 'vitest';
import { run } from './run.mjs';

const node = (code: string, timeoutMs: number) =>
  run(process.execPath, ['-e', code], { timeoutMs });

test('a program ends with its own code, or with 124 once its time is over', async () => {
  expect(await node('process.exit(3)', 60_000.5)).toBe(3);
  expect(await node('setInterval(() => {}, 1000)', 100.5)).toBe(124);
});
