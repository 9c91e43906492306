import { setTimeout as after } from 'node:timers/promises';

/**
 * The commands of WebDriver that are used here: as a request to a driver, and as Firefox names them
 * on its own socket. `:element` in a path is the command's `id`.
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

type Command = keyof typeof COMMANDS;

// oxlint-disable-next-line typescript/no-explicit-any -- each command has an answer of its own
export type Answered = Promise<any>;

/** A browser that was started. */
export interface Browser {
  send: (command: Command, parameters?: Record<string, unknown>) => Answered;
  /** What was thrown and refused since last asked for; undefined where its console cannot be read. */
  errors: () => Promise<string[] | undefined>;
  /** Whether what a site stores outlives it. */
  keeps: boolean;
  /** The folder where they arrive. */
  downloads: string;
  /** Closes it, and opens it again as a person would. */
  restart: () => Promise<void>;
  /** For good. */
  close: () => Promise<void>;
}

/** What a driver or a browser answers instead of doing it; `code` is WebDriver's name for it. */
export class Refusal extends Error {
  readonly code: string;
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

/**
 * Asks again and again until there is an answer.
 * @param what is waited for, as the failure names it
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > endsAt) throw new Error(`timed out waiting for ${what}`);
    await after(INTERVAL_MS);
  }
}
