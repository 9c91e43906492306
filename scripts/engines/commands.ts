import { setTimeout as after } from 'node:timers/promises';

/**
 * The WebDriver commands in use, as an HTTP request and as Firefox's Marionette command. `:element` in
 * a path is the command's `id`.
 */
export const COMMANDS = {
  open: ['POST', '/url', 'WebDriver:Navigate'],
  run: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  label: ['GET', '/element/:element/computedlabel', 'WebDriver:GetComputedLabel'],
  role: ['GET', '/element/:element/computedrole', 'WebDriver:GetComputedRole'],
  click: ['POST', '/element/:element/click', 'WebDriver:ElementClick'],
  clear: ['POST', '/element/:element/clear', 'WebDriver:ElementClear'],
  type: ['POST', '/element/:element/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  print: ['POST', '/print', 'WebDriver:Print'],
  picture: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const;

// oxlint-disable-next-line typescript/no-explicit-any -- each command has an answer of its own
export type Answered = Promise<any>;

/** A running browser. */
export interface Browser {
  send: (command: keyof typeof COMMANDS, parameters?: Record<string, unknown>) => Answered;
  /** Errors since the last call; undefined if the console cannot be read. */
  errors: () => Promise<string[] | undefined>;
  /** Whether storage survives a restart. */
  keeps: boolean;
  /** The download folder. */
  downloads: string;
  restart: () => Promise<void>;
  /** Ends it and deletes its profile. */
  close: () => Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  name: string;
  /** The command that installs it. */
  install: string;
  isInstalled: () => boolean;
  start: (options: { isPrivate: boolean }) => Promise<Browser>;
}

/** The engine or its driver does not support a step. */
export class NotHere extends Error {}

/** An error response of a driver; `code` is the name of the WebDriver error. */
export class Refusal extends Error {
  readonly code: string;
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

/** Transient errors, after which a command is tried again. */
const PASSING = new Set([
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'no such window',
  'stale element reference',
]);
const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

/**
 * Polls until there is a truthy answer.
 * @param what is waited for, as the failure names it
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | null | false | ''>,
): Promise<Answer> {
  const endsAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof Refusal && PASSING.has(error.code)) return undefined;
      throw error;
    });
    if (answer) return answer;
    if (Date.now() > endsAt) throw new Error(`timed out waiting for ${what}`);
    await after(INTERVAL_MS);
  }
}
