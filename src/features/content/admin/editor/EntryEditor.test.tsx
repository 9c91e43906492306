// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';

import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import editedVisaCards from '@/features/content/model/types/visaCard';
import { settingsType } from '@/domain/settings';
import { settingsOptions } from '@/shared/queries/siteContent';
import type { FieldProps } from '@/ui/elements';
import { EntryEditor } from './EntryEditor';

/** Labels of the fields in the order of rendering. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
vi.mock(import('@/ui/elements'), async (original) => {
  const { Field, ...others } = await original();
  const Counted = (props: FieldProps) => {
    if (typeof props.label === 'string') drawn.push(props.label);
    return <Field {...props} />;
  };
  return { ...others, Field: Counted };
});

function type(label: string, text: string): void {
  const input = [...document.querySelectorAll('label')].find(
    (each) => each.textContent === label,
  )?.control;
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The timeout is generous, because the database opens first. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

test('typing draws its own field again, and no other', async () => {
  localStorage.setItem('isDemoInitialized', 'true');
  const root = createRootRoute({
    component: () => (
      <EntryEditor
        config={editedVisaCards}
        entry={undefined}
        entries={[]}
        onClose={() => undefined}
      />
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const client = new QueryClient();
  client.setQueryData(settingsOptions.queryKey, settingsType.initial);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(drawn).toContain('Duration'));
  type('Title', 'A');
  await eventually(() => expect(document.body.textContent).toContain('A draft is kept'));
  drawn.length = 0;
  type('Title', 'Ab');
  await eventually(() => expect(drawn).not.toEqual([]));
  await eventually(() =>
    expect(document.querySelector('p[aria-busy]')?.getAttribute('aria-busy')).toBe('false'),
  );
  expect(new Set(drawn)).toEqual(new Set(['Title']));
});
