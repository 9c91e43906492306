import { expect, test, vi } from 'vitest';
import {
  announce,
  deferChangeEvents,
  onChange,
  onCommit,
  resumeChangeEvents,
} from './changeEvents';

vi.stubGlobal('BroadcastChannel', undefined);

test('the events of named keys wait, and no others', () => {
  const heard = vi.fn<(key: string) => void>();
  const committed = vi.fn<(key: string) => void>();
  onChange(heard);
  onCommit(committed);
  deferChangeEvents(['pages', 'menus']);
  deferChangeEvents(['pages']);
  for (const key of ['pages', 'visaApplications', 'pages', 'adminUser'] as const) announce(key);
  expect(heard.mock.calls.flat()).toEqual(['visaApplications', 'adminUser']);
  expect(committed).toHaveBeenCalledTimes(4);
  resumeChangeEvents();
  // A key that did not change meanwhile has no event.
  expect(heard.mock.calls.flat()).toEqual(['visaApplications', 'adminUser', 'pages']);
  announce('menus');
  resumeChangeEvents();
  expect(heard.mock.calls.flat()).toEqual(['visaApplications', 'adminUser', 'pages', 'menus']);
});
