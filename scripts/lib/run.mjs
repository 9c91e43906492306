import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a separator at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program in the project's folder, with its output shown and no input.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options] `env` extends this process's.
 * @returns {Promise<number>} the exit code; 127 if it cannot be started, 124 after a timeout
 */
export function run(command, parameters, { env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Node refuses fractions, and takes 0 for no limit.
      ...(timeoutMs !== undefined && { timeout: Math.max(1, Math.ceil(timeoutMs)) }),
      // npm and npx are batch files on Windows, which need a shell.
      shell: process.platform === 'win32' && command.endsWith('.cmd'),
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => {
      if (child.killed) console.error(`${command}: no end in time, stopped.`);
      resolve(child.killed ? 124 : (code ?? 128));
    });
  });
}

/**
 * @param {readonly string[]} parameters
 * @returns {Promise<number>}
 */
export const npm = (parameters) =>
  // `npm test --silent` would also silence the errors of this npm.
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, {
    env: { npm_config_loglevel: 'notice' },
  });

/**
 * Runs the command-line program of an installed package with this Node.
 * @param {string} script its path inside node_modules
 * @param {readonly string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 */
export const tool = (script, parameters, options) =>
  run(process.execPath, [`${ROOT}node_modules/${script}`, ...parameters], options);
