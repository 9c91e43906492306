import { once } from 'node:events';
import { connect } from 'node:net';
import { type Answered, Refusal } from './commands.ts';

const COLON = ':'.charCodeAt(0);

/**
 * A client of Firefox's Marionette protocol, so that no geckodriver is needed. A message is its
 * length, a colon and `[type, id, ...]` in JSON. Returns the function that sends a command.
 */
export async function marionette(port: number) {
  const waiting = new Map<number, Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const socket = connect(port, '127.0.0.1');

  /** @param message the first message of the browser is not an array */
  function hear(message: unknown) {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const promise = waiting.get(id);
    waiting.delete(id);
    if (error) promise?.reject(new Refusal(error));
    // Some results are wrapped in `value`.
    else promise?.resolve(result !== null && 'value' in result ? result.value : result);
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(COLON) + 1;
      const end = start + Number(received.subarray(0, start - 1).toString());
      if (start === 0 || received.length < end) return;
      const text = received.subarray(start, end).toString();
      received = received.subarray(end);
      hear(JSON.parse(text));
    }
  });
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
    waiting.clear();
  });
  await once(socket, 'connect');

  return (command: string, parameters: Record<string, unknown> = {}): Answered => {
    lastId += 1;
    const text = JSON.stringify([0, lastId, command, parameters]);
    return new Promise((resolve, reject) => {
      waiting.set(lastId, { resolve, reject });
      socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
  };
}
