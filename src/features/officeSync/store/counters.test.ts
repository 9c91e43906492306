import { afterEach, expect, test, vi } from 'vitest';
import { readCounters } from './counters';

const here = vi.hoisted(() => ({ isDemo: false, keys: [{ id: 'key' }], isBuiltIn: false }));

vi.mock('@/engines/handover/office', () => ({
  get OFFICE() {
    return { demo: here.isDemo };
  },
  sealingKey: () => ({ id: 'key' }),
}));
vi.mock('@/engines/handover/officeKeys', () => ({ withDemoKey: (keys: unknown) => keys }));
vi.mock('@/store/office/installedKeys', () => ({
  installedKeys: () => Promise.resolve(here.keys),
}));
vi.mock('@/features/session/store/account', () => ({
  hasBuiltInPassword: () => Promise.resolve(here.isBuiltIn),
}));
vi.mock('@/store/office/officeState', () => ({ officeState: () => Promise.resolve() }));
vi.mock('./changeLog', () => ({
  changesAfter: () => Promise.resolve({ changes: [], last: 0 }),
  counterNames: () => Promise.resolve(new Map()),
}));
vi.mock('@/features/officeSync/store/folder', () => ({
  chosenFolder: () => Promise.resolve(),
}));

afterEach(() => vi.unstubAllGlobals());

test.each<[string, string | undefined, string, Partial<typeof here>]>([
  ['the demonstration key', 'demoKey', 'visa.example', { isDemo: true }],
  ['the demonstration key on the own machine', undefined, 'localhost', { isDemo: true }],
  ['an office without its key', 'noKey', 'localhost', { keys: [{ id: 'another' }] }],
  ['a key and the first password', 'builtInPassword', 'visa.example', { isBuiltIn: true }],
  ['a key and a password of its own', undefined, 'visa.example', {}],
])('with %s the obstacle is %s', async (_case, obstacle, hostname, what) => {
  vi.stubGlobal('location', { hostname });
  Object.assign(here, { isDemo: false, keys: [{ id: 'key' }], isBuiltIn: false }, what);
  expect((await readCounters()).obstacle).toBe(obstacle);
});
