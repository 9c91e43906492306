// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { CollectionScreen } from '@/features/content/admin/collections/CollectionScreen';
import { AdminSidebar } from '@/features/layout/admin/AdminLayout';
import type { AnyContentType, CollectionKey } from '@/domain/registry';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { onChange } from '@/store/local/changeEvents';
import { registerHooks } from '@/store/hooks';
import { CONTENT_KEYS, STORAGE_KEYS } from '@/store/keys';
import { hooks } from './storeHooks';
import { editedEntriesOptions } from '@/features/content/admin/queries';
import { find as search } from '@/engines/search';
import { followStorage, recordsFor } from '@/features/search/store';
import { currentToast } from '@/ui/overlays/toast';
import { createQueryClient } from './router';

/** Waits with a timeout that suits a busy machine. */
const soon = <Seen,>(look: () => Seen | Promise<Seen>) => vi.waitFor(look, { timeout: 10_000 });

/*
 * What docs/content-types.md promises: with a line in the registry and a file of its own, a type
 * is stored, searched, listed, edited, deleted and in the sidebar.
 */
const { offers, editedOffers } = await vi.hoisted(async () => {
  const valibot = await import('valibot');
  const type: AnyContentType = {
    kind: 'collection',
    // Cast by a schema, because the type allows only keys of the specification.
    key: valibot.parse(
      valibot.custom<CollectionKey>(() => true),
      'offers',
    ),
    schema: valibot.looseObject({
      id: valibot.pipe(valibot.string(), valibot.nonEmpty()),
      title: valibot.fallback(valibot.string(), ''),
      published: valibot.fallback(valibot.boolean(), true),
    }),
  };
  const edited: ContentTypeConfig = {
    type,
    path: 'offers',
    sidebar: 'belowMenus',
    stored: { all: 'Offers', one: 'offer', other: 'offers' },
    words: {
      one: 'offer',
      many: 'offers',
      nav: 'Offers',
      documentTitle: 'Admin - Offers',
      heading: 'Special Offers',
      subtitle: 'What is cheaper this month.',
      create: 'Create New Offer',
      edit: 'Edit Offer',
      listTitle: 'All Offers',
      listNote: 'A list of all offers.',
      empty: 'No offers found.',
      deletion: 'This will permanently delete the offer.',
      saved: { title: 'Offer saved.' },
      deleted: { title: 'Offer deleted.' },
    },
    columns: [
      { field: 'title', label: 'Offer', show: 'title' },
      { field: 'published', label: 'Status', show: 'status' },
    ],
    fields: [
      { control: 'text', name: 'title', label: 'Title', required: 'Name the offer.' },
      { control: 'switch', name: 'published', label: 'Published' },
    ],
    listed: 'stored',
    search: {
      key: type.key,
      searchable: ({ title }) => ({ title: String(title), texts: ['cheaper'] }),
    },
  };
  return { offers: type, editedOffers: edited };
});
vi.mock(import('@/domain/registry'), async (original) => {
  const { contentTypes } = await original();
  return { contentTypes: [...contentTypes, offers] };
});
vi.mock(import('@/features/content/model/contentTypeConfigs'), async (original) => {
  const { contentTypeConfigs } = await original();
  return { contentTypeConfigs: [...contentTypeConfigs, editedOffers] };
});

function Screen() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <AdminSidebar onLogOut={() => undefined} />
      <CollectionScreen config={editedOffers} open={open} onOpen={setOpen} />
    </>
  );
}

async function show(): Promise<void> {
  const queryClient = createQueryClient();
  onChange((key) => void queryClient.invalidateQueries({ queryKey: [key] }));
  await queryClient.ensureQueryData(editedEntriesOptions(editedOffers));
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Screen }),
    ]),
    history: createMemoryHistory(),
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const visible = () => document.body.textContent;
const shows = (text: string) => soon(() => expect(visible()).toContain(text));
const stored = () =>
  v.parse(v.array(v.unknown()), JSON.parse(localStorage.getItem('offers') ?? '[]'));

async function press(name: string, inside = 'body'): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${inside} :is(button, [role="menuitem"])`)].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const button = await soon(() => {
    const found = find();
    if (!found) throw new Error(`No button ${name}`);
    return found;
  });
  button.click();
}

function enter(text: string): void {
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[name="title"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a content type that is defined and listed appears in every generic place', async () => {
  registerHooks(() => Promise.resolve(hooks));
  // Not a first visit, which would store the demo content first.
  localStorage.setItem('isDemoInitialized', 'true');
  expect(CONTENT_KEYS).toContain('offers');
  expect(STORAGE_KEYS).toContain('offers');
  await show();
  for (const text of ['Special Offers', 'All Offers', 'No offers found.']) await shows(text);
  const link = document.querySelector('nav a[href="/admin/dashboard/offers"]');
  expect(link?.textContent).toBe('Offers');

  await press('Create New Offer');
  await shows('Title');
  await press('Save');
  await shows('Name the offer.');
  enter('Ramadan');
  await press('Save');
  await soon(() => expect(currentToast()?.title).toBe('Offer saved.'));
  expect(stored()).toEqual([{ id: expect.any(String), title: 'Ramadan', published: true }]);
  const found = async (audience: 'visitor' | 'administrator', typed: string) => {
    await followStorage(audience);
    return search([recordsFor(audience).get().index], typed, 3).found;
  };
  expect(await found('administrator', 'cheaper ramadan')).toMatchObject([
    { key: 'offers', entry: { title: 'Ramadan' } },
  ]);
  expect(await found('visitor', 'ramadan')).toEqual([]);
  await shows('Ramadan');

  await press('Edit Ramadan');
  await shows('Edit Offer');
  enter('Eid');
  await press('Save');
  await shows('Eid');
  expect(stored()).toMatchObject([{ title: 'Eid' }]);

  await press('Actions for Eid');
  await press('Delete');
  await shows('This will permanently delete the offer.');
  await press('Delete', '[role="alertdialog"]');
  await soon(() => expect(currentToast()?.title).toBe('Offer deleted.'));
  expect(stored()).toEqual([]);
  await shows('No offers found.');
});
