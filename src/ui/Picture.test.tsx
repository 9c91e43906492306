// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './Picture';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const picture = (
  <Picture src="https://pictures.example/a.png" alt="A tower" fallback={<p>Drawn</p>} />
);

/** Hydrates a prerendered page whose image is in this state. */
async function takeOver(state: { complete: boolean; naturalWidth: number }) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(picture);
  const image = root.querySelector('img');
  if (image === null) throw new Error('There is no picture.');
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  await act(() => hydrateRoot(root, picture));
  return root.textContent;
}

test.each([
  ['failed before anyone listened', { complete: true, naturalWidth: 0 }, 'Drawn'],
  ['is there', { complete: true, naturalWidth: 640 }, ''],
  ['is under way', { complete: false, naturalWidth: 0 }, ''],
])('a picture that %s', async (_case, state, text) => {
  expect(await takeOver(state)).toBe(text);
});
