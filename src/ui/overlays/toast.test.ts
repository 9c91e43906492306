import { expect, test, vi } from 'vitest';

import { currentToast, dismissToast, subscribeToToast, toast } from './toast';

test('a notice is on show until it is dismissed', () => {
  toast({ title: 'Success', description: 'Page saved successfully.' });
  const shown = currentToast();
  expect(shown).toMatchObject({ title: 'Success', description: 'Page saved successfully.' });
  dismissToast(shown?.id ?? -1);
  expect(currentToast()).toBeUndefined();
});

test('the next notice takes the place of the one on show', () => {
  toast({ title: 'First' });
  const first = currentToast();
  toast({ title: 'Second' });
  expect(currentToast()?.title).toBe('Second');
  dismissToast(first?.id ?? -1);
  expect(currentToast()?.title).toBe('Second');
});

test('the same words twice are two notices', () => {
  toast({ title: 'Again' });
  const first = currentToast()?.id;
  toast({ title: 'Again' });
  expect(currentToast()?.id).not.toBe(first);
});

test('listeners are called until they unsubscribe', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToast(listener);
  toast({ title: 'Heard' });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  toast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(1);
});
