import { spawnSync } from 'node:child_process';
import { ROOT } from './run.mjs';

/** Subjects before this commit may be longer. */
const SINCE = '80224399';
const MAX_LENGTH = 72;

/**
 * @param {string} subject
 * @returns {string | undefined} what is wrong with it
 */
export function subjectFault(subject) {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, at most ${MAX_LENGTH}`;
  if (/^(?:fixup|squash|amend)!|^wip\b/i.test(subject)) return 'not ready to be merged';
  if (subject.endsWith('.')) return 'a full stop at the end';
  return undefined;
}

/** @param {readonly string[]} parameters */
const git = (parameters) => spawnSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });

/** Whether every commit of the history has a good subject; prints those that do not. */
export function commitSubjectsHold() {
  const { status, stdout } = git(['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`]);
  if (status !== 0) {
    console.log(`NOT CHECKED: this copy has no history back to ${SINCE}.`);
    return true;
  }
  const bad = stdout.split('\n').flatMap((line) => {
    const fault = subjectFault(line.slice(line.indexOf(' ') + 1));
    return fault === undefined ? [] : [`${line}: ${fault}`];
  });
  for (const line of bad) console.error(line);
  return bad.length === 0;
}
