import { expect, test, vi } from 'vitest';
import { followLaunches } from './launches';

const ORIGIN = 'https://visa.example';

/** A browser's queue that holds what opened the page, and hands on what comes after. */
function launch(opening: string) {
  let consume: ((params: { targetURL: string | null }) => void) | undefined;
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer(consumer: typeof consume) {
        consume = consumer;
        consume?.({ targetURL: opening });
      },
    },
  });
  const open = vi.fn<(address: string) => void>();
  followLaunches(open);
  return { open, launchAgain: (targetURL: string | null) => consume?.({ targetURL }) };
}

test('what opened the page does not lead away from where a reload finds it', () => {
  expect(launch(`${ORIGIN}/apply`).open).not.toHaveBeenCalled();
});

test('a shortcut opens its screen in the window that is there', () => {
  const { open, launchAgain } = launch(`${ORIGIN}/`);
  launchAgain(`${ORIGIN}/track?number=DV123456`);
  expect(open).toHaveBeenCalledExactlyOnceWith('/track?number=DV123456');
});

test('the icon itself only brings the window forward', () => {
  const { open, launchAgain } = launch(`${ORIGIN}/apply`);
  launchAgain(`${ORIGIN}/`);
  launchAgain(null);
  expect(open).not.toHaveBeenCalled();
});

test('nothing of another site is opened', () => {
  const { open, launchAgain } = launch(`${ORIGIN}/`);
  launchAgain('https://elsewhere.example/apply');
  expect(open).not.toHaveBeenCalled();
});
