import { createInterface } from 'node:readline/promises';

/** Asks on the terminal, or takes answers from piped input; call `close` after the last one. */
export function questions() {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: false });
  const answers = lines[Symbol.asyncIterator]();
  return {
    /** @param {string} question */
    ask: async (question) => {
      stdout.write(question);
      const { value, done } = await answers.next();
      return done === true ? '' : value;
    },
    close: () => {
      lines.close();
      stdout.write('\n');
    },
  };
}
