import { expect, test, vi } from 'vitest';
import { noteSeenRevision, PROPAGATION_MS, registerTab } from './tabs';

const state = { epoch: 'one', revision: 1, text: '[]' };
vi.mock('./journal', () => ({ cachedState: () => state }));
vi.mock('../local/local', () => ({
  isLocalPersistent: true,
  local: {
    getItem: () => {
      throw new DOMException('Blocked.', 'SecurityError');
    },
  },
}));

test('storage that is blocked just now is no error in a timer, nor when the page is left', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  registerTab();
  noteSeenRevision({ key: 'pages', epoch: 'one', revision: 1 });
  const faults: unknown[] = [];
  process.once('uncaughtException', (error) => faults.push(error));
  expect(() => vi.advanceTimersByTime(PROPAGATION_MS)).not.toThrow();
  page.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  // Node reports an error thrown by a listener in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(faults).toEqual([]);
});
