import { expect, test, vi } from 'vitest';
import { followLaunches } from './installation';

const ORIGIN = 'https://visa.example';

/** A fake launch queue that holds the launch of the page and passes on later ones. */
function launch(opening: string, opened: readonly File[] = [], at = opening, how = 'reload') {
  type Params = { targetURL: string | null; files?: readonly object[] };
  let consume: ((params: Params) => void) | undefined;
  const handles = (files: readonly File[]) =>
    files.map((file) => ({ kind: 'file', getFile: () => Promise.resolve(file) }));
  vi.stubGlobal('location', new URL(at));
  class Timing {
    type = 'reload';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(Timing.prototype), { type: how }),
  ]);
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer(consumer: typeof consume) {
        consume = consumer;
        consume?.({ targetURL: opening, files: handles(opened) });
      },
    },
  });
  const open = vi.fn<(address: string) => void>();
  const receive = vi.fn<(files: readonly File[]) => Promise<void>>(() => Promise.resolve());
  followLaunches(open, receive);
  return {
    open,
    receive,
    launchAgain: (targetURL: string | null, files: readonly File[] = []) =>
      consume?.({ targetURL, files: handles(files) }),
  };
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

const file = new File(['F'], 'DV123456.visa');

test.each(['/counter', '/admin/counter'])(
  'files that opened the page are taken at %s',
  async (path) => {
    const { receive } = launch(`${ORIGIN}/counter`, [file], ORIGIN + path);
    await vi.waitFor(() => expect(receive).toHaveBeenCalledExactlyOnceWith([file]));
  },
);

test('files that came before the page heard of launches are taken, wherever it is', async () => {
  const { receive, open } = launch(`${ORIGIN}/counter`, [file], `${ORIGIN}/blog`, 'navigate');
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/counter'));
  expect(receive).toHaveBeenCalledExactlyOnceWith([file]);
});

test('files that opened the page once are not taken again where a reload finds another screen', async () => {
  const { receive, launchAgain } = launch(`${ORIGIN}/counter`, [file], `${ORIGIN}/admin/dashboard`);
  const later = new File(['F'], 'DV654321.visa');
  launchAgain(`${ORIGIN}/counter`, [later]);
  await vi.waitFor(() => expect(receive).toHaveBeenCalledExactlyOnceWith([later]));
});
