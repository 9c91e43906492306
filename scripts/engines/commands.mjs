/**
 * The commands of WebDriver that are used here: as a request to a driver, and as Firefox names them
 * on its own socket. `:element` in a path is the command's `id`.
 */
export const COMMANDS = /** @type {const} */ ({
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
});

/** @typedef {keyof typeof COMMANDS} Command */

/**
 * A browser that was started. `errors` are what was thrown and refused since they were last asked for,
 * `undefined` where its console cannot be read.
 * @typedef {object} Browser
 * @property {(command: Command, parameters?: Record<string, unknown>) => Promise<any>} send
 * @property {() => Promise<string[] | undefined>} errors
 * @property {boolean} keeps whether what a site stores outlives it
 * @property {string} downloads the folder where they arrive
 * @property {() => Promise<void>} restart closes it, and opens it again as a person would
 * @property {() => Promise<void>} close for good
 */

/** What a driver or a browser answers instead of doing it; `code` is WebDriver's name for it. */
export class Refusal extends Error {
  /** @param {{ error: string, message: string }} answer */
  constructor({ error, message }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}
