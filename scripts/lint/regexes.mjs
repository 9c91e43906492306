import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// This runs inside oxlint's own process, without the worker that `recheck` starts by default.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');
const require = createRequire(import.meta.url);

/** @typedef {{ regex?: { pattern: string, flags: string } }} Literal */
/** @typedef {{ callee: { name?: string }, arguments: { type: string, value?: unknown }[] }} Call */
/** @typedef {{ report: (found: { node: object, message: string }) => void }} Context */

// Longer than any safe expression takes on a busy machine: a timeout counts as an attack.
const SECONDS = 120;
const LIMITS = ['timeout', 'attack-timeout', 'incubation-timeout'].flatMap((name) => [
  `--${name}`,
  `${SECONDS}s`,
]);
const timeout = SECONDS * 1000;
const OPTIONS = { timeout, attackTimeout: timeout, incubationTimeout: timeout, randomSeed: 1 };

/** The native checker, which takes a fifth of the time; not every system has one. */
function findProgram() {
  const named = { darwin: 'macos', linux: 'linux', win32: 'windows' };
  const system = Object.entries(named).find(([platform]) => platform === process.platform)?.[1];
  const name = process.platform === 'win32' ? 'recheck.exe' : 'recheck';
  try {
    return require.resolve(`recheck-${system}-${process.arch}/${name}`);
  } catch {
    return undefined;
  }
}
const PROGRAM = findProgram();

/**
 * @param {string} pattern
 * @param {string} flags
 * @returns {string} an attack; empty if the running time is linear
 */
function findAttack(pattern, flags) {
  if (PROGRAM !== undefined) {
    const parameters = [...LIMITS, '--random-seed', '1', `/${pattern}/${flags}`];
    const { stdout } = spawnSync(PROGRAM, parameters, { encoding: 'utf8' });
    if (/^Status\s*: safe$/m.test(stdout)) return '';
    const attack = /^Attack string\s*: (.+)$/m.exec(stdout)?.[1];
    if (attack !== undefined) return attack;
  }
  const result = checkSync(pattern, flags, OPTIONS);
  if (result.status === 'safe') return '';
  return result.status === 'vulnerable' ? result.attack.pattern : 'a text that was not found';
}

const { version } = JSON.parse(readFileSync(require.resolve('recheck/package.json'), 'utf8'));
/** Results by expression, one per line, so that only new expressions are checked. */
const CACHE = fileURLToPath(
  new URL(`../../node_modules/.cache/regexes-${version}.jsonl`, import.meta.url),
);
const lines = existsSync(CACHE) ? readFileSync(CACHE, 'utf8').trim().split('\n') : [];
/** @type {Map<string, string>} */
const attacks = new Map(lines.map((line) => JSON.parse(line)));

/**
 * @param {string} pattern
 * @param {string} flags
 */
function attackOn(pattern, flags) {
  const expression = `/${pattern}/${flags}`;
  const known = attacks.get(expression);
  if (known !== undefined) return known;
  const attack = findAttack(pattern, flags);
  attacks.set(expression, attack);
  mkdirSync(dirname(CACHE), { recursive: true });
  appendFileSync(CACHE, `${JSON.stringify([expression, attack])}\n`);
  return attack;
}

const linear = {
  /** @param {Context} context */
  create(context) {
    /** @type {(node: Call) => void} */
    const built = (node) => {
      if (node.callee.name === 'RegExp' && node.arguments[0]?.type !== 'Literal')
        context.report({
          node,
          message:
            'A regular expression that is put together cannot be checked: say why its time grows with the text alone.',
        });
    };
    return {
      /** @param {Literal & object} node */
      Literal(node) {
        if (node.regex === undefined) return;
        const { pattern, flags } = node.regex;
        const attack = attackOn(pattern, flags);
        if (attack === '') return;
        const message = `Its time may grow faster than the text, such as with ${attack}.`;
        context.report({ node, message });
      },
      NewExpression: built,
      CallExpression: built,
    };
  },
};

/** An oxlint rule: every regular expression must run in time linear in its input. */
export default { meta: { name: 'regexes' }, rules: { linear } };
