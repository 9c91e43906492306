/** What a page of `FakeProcesses` is made of. */
export { check } from './check';
export { db } from './db';
export { applications, pages } from './repository';
export { startUp } from './startUp';
export { storageHealth } from './mode';
