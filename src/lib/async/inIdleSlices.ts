import { whenIdle } from './whenIdle';

/** So short that no key stroke waits for it. */
const SLICE_MS = 5;

/** Does `task` for each item, a few at a time when the page is idle. Returns the way to stop. */
export function inIdleSlices<Item>(
  items: Iterable<Item>,
  task: (item: Item) => unknown,
): () => void {
  const rest = items[Symbol.iterator]();
  let isStopped = false;
  const work = () => {
    const until = performance.now() + SLICE_MS;
    if (isStopped) return;
    while (performance.now() < until) {
      const { value, done } = rest.next();
      if (done) return;
      task(value);
    }
    whenIdle(work);
  };
  whenIdle(work);
  return () => {
    isStopped = true;
  };
}
