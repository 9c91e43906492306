// oxlint runs this file in its own process, without the worker that `recheck` would else start.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** @typedef {{ regex?: { pattern: string, flags: string } }} Literal */
/** @typedef {{ callee: { name?: string }, arguments: { type: string, value?: unknown }[] }} Call */
/** @typedef {{ report: (found: { node: object, message: string }) => void }} Context */

// Longer than any safe expression takes on a busy machine: an attack that runs out of time counts as one that works.
const timeout = 120_000;
const OPTIONS = { timeout, attackTimeout: timeout, incubationTimeout: timeout, randomSeed: 1 };

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
        const result = checkSync(pattern, flags, OPTIONS);
        if (result.status === 'safe') return;
        const attack =
          result.status === 'vulnerable' ? `, such as with ${result.attack.pattern}` : '';
        context.report({ node, message: `Its time may grow faster than the text${attack}.` });
      },
      NewExpression: built,
      CallExpression: built,
    };
  },
};

/** A rule for oxlint: every regular expression takes time that grows with the text, not with its square. */
export default { meta: { name: 'regexes' }, rules: { linear } };
