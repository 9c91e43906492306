import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/port.mjs';
import { type Browser, COMMANDS, type Engine, Refusal, until } from './commands.ts';

const FIRST_PORT = 4400;
const WINDOW = { width: 1280, height: 1000 };
const SCREEN = '1400x1100x24';
const PROGRAMS = ['WebKitWebDriver', 'Xvfb'];

/** Starts a virtual screen, which the browser needs. */
export async function screen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const written = child.stdio[3];
  if (!written) throw new Error('Xvfb says nothing.');
  const [display] = await once(written, 'data');
  return { child, display: `:${String(display).trim()}` };
}

/** @param home a separate folder, so that no personal files are read or written */
function environment(home: string, display: string) {
  mkdirSync(path.join(home, 'arrived'));
  writeFileSync(path.join(home, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/arrived"\n');
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
}

/** @param origin of the driver */
async function ask(origin: string, method: string, address: string, body?: unknown) {
  const answer = await fetch(origin + address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Refusal(value);
  return value;
}

async function start(): Promise<Browser> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const { child: xvfb, display } = await screen();
  const port = await freePort(FIRST_PORT);
  const origin = `http://127.0.0.1:${String(port)}`;
  const driver = spawn('WebKitWebDriver', [`--port=${String(port)}`], {
    env: environment(home, display),
    stdio: 'ignore',
  });
  await until('WebKitWebDriver to start', () =>
    ask(origin, 'GET', '/status').catch(() => undefined),
  );

  async function open() {
    const { sessionId } = await ask(origin, 'POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    await ask(origin, 'POST', `/session/${sessionId}${COMMANDS.resize[1]}`, WINDOW);
    return `/session/${sessionId}`;
  }
  let session = await open();

  return {
    // Windows under WebDriver are always private.
    keeps: false,
    downloads: path.join(home, 'arrived'),
    send(command, { id, ...parameters } = {}) {
      const [method, address] = COMMANDS[command];
      return ask(origin, method, session + address.replace(':element', String(id)), parameters);
    },
    errors: () => Promise.resolve(undefined),
    async restart() {
      await ask(origin, 'DELETE', session);
      session = await open();
    },
    async close() {
      await ask(origin, 'DELETE', session);
      for (const child of [driver, xvfb]) {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () => PROGRAMS.every((name) => spawnSync(name, ['--help']).error === undefined),
  start,
};
