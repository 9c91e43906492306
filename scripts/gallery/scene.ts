import type { Page } from 'playwright';

/** A screen in one of its states. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Opened by somebody who is signed in. */
  readonly admin?: boolean;
  /** What localStorage holds, in place of the demo. */
  readonly store?: Readonly<Record<string, unknown>>;
  /** What is done before the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Presses the first button of this name. */
export const press = (name: string) => (at: Page) =>
  at.getByRole('button', { name, exact: true }).first().click();

/** The address of a screen of the admin area. */
export const adminScreen = (path: string, asked = '') => `/admin/dashboard/${path}${asked}`;
