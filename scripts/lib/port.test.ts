import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort, parsePort } from './port.mjs';
import { listen } from './staticServer.mjs';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
  ['0', 0],
  ['65535', 65_535],
  ['65536', undefined],
  ['80a', undefined],
  ['-1', undefined],
])('PORT=%s means %s', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test('a taken port is refused, and the next free one is found', async () => {
  const first = createServer();
  const second = createServer();
  try {
    const taken = await listen(first, 0);
    await expect(listen(second, taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(await freePort(taken)).toBeGreaterThan(taken);
  } finally {
    first.close();
  }
});
