import { readFileSync } from 'node:fs';

/**
 * Whether a version of Node satisfies package.json's `engines`. Only ranges such as `^20.19.0` and
 * `>=24.0.0`, joined by ` || `, are supported.
 * @param {string} version
 * @param {string} range
 */
export function acceptsNode(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [leastMajor = 0, leastMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    if (major === leastMajor) return minor >= leastMinor;
    return part.startsWith('>=') && major > leastMajor;
  });
}

/** Exits with a plain sentence if the packages do not run on this version of Node. */
export function requireNode() {
  const { engines } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  if (acceptsNode(process.versions.node, engines.node)) return;
  console.error(`Node.js ${engines.node} is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
