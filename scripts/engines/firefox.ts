import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answered, type Browser, COMMANDS, type Engine, Refusal, until } from './commands.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];
const WINDOW = { width: 1280, height: 1000 };

/** File in the profile with the browser's port. */
const PORT_FILE = 'MarionetteActivePort';

/** Reads and clears the browser console's errors; runs in the privileged context. */
const READ_ERRORS = `
  const { console: log } = Services;
  const errors = log.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError
    && !(message.flags & Ci.nsIScriptError.warningFlag) && message.sourceName.startsWith('http'));
  log.reset();
  return errors.map(({ errorMessage }) => errorMessage);`;

/**
 * A client of Firefox's Marionette protocol, so that no geckodriver is needed. A message is its
 * length, a colon and `[type, id, ...]` in JSON. Returns the function that sends a command; the
 * next one is sent after its answer.
 */
async function marionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  async function* messages() {
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const textAt = received.indexOf(':') + 1;
        const end = textAt + Number(received.subarray(0, textAt - 1).toString());
        if (textAt === 0 || received.length < end) break;
        yield JSON.parse(received.subarray(textAt, end).toString());
        received = received.subarray(end);
      }
    }
  }
  const answers = messages();
  // The browser introduces itself.
  await answers.next();
  return async (command: string, parameters: Record<string, unknown> = {}): Answered => {
    const text = JSON.stringify([0, 0, command, parameters]);
    socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    const { value, done } = await answers.next();
    if (done === true) throw new Error('Firefox has gone.');
    const [, , error, result] = value;
    if (error) throw new Refusal(error);
    // Some results are wrapped in `value`.
    return result !== null && 'value' in result ? result.value : result;
  };
}

/** @returns the name of the program, if it is installed */
const installed = (): string | undefined =>
  PROGRAMS.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);

const preferences = (isPrivate: boolean, downloads: string) => ({
  'marionette.port': 0,
  'browser.privatebrowsing.autostart': isPrivate,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  // Disabled by default without a touch screen.
  'dom.w3c_touch_events.enabled': 1,
});

async function start({ isPrivate }: { isPrivate: boolean }): Promise<Browser> {
  const program = installed() ?? '';
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const downloads = path.join(profile, 'arrived');
  mkdirSync(downloads);
  const lines = Object.entries(preferences(isPrivate, downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));

  async function open() {
    const portFile = path.join(profile, PORT_FILE);
    rmSync(portFile, { force: true });
    const parameters = ['--headless', '--marionette', '--remote-allow-system-access'];
    const child = spawn(program, [...parameters, '--no-remote', '--profile', profile], {
      stdio: 'ignore',
    });
    const port = await until(
      'Firefox to start',
      async () => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')),
    );
    const send = await marionette(port);
    await send('WebDriver:NewSession', { strictFileInteractability: false });
    await send(COMMANDS.resize[2], WINDOW);
    return { child, send };
  }
  let opened = await open();
  async function quit() {
    const gone = once(opened.child, 'exit');
    await opened.send('Marionette:Quit', { flags: ['eForceQuit'] });
    await gone;
  }

  return {
    keeps: !isPrivate,
    downloads,
    send: (command, parameters) => opened.send(COMMANDS[command][2], parameters),
    async errors() {
      await opened.send('Marionette:SetContext', { value: 'chrome' });
      const errors = await opened.send('WebDriver:ExecuteScript', {
        script: READ_ERRORS,
        args: [],
      });
      await opened.send('Marionette:SetContext', { value: 'content' });
      return errors;
    },
    async restart() {
      await quit();
      opened = await open();
    },
    async close() {
      await quit();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  isInstalled: () => installed() !== undefined,
  start,
};
