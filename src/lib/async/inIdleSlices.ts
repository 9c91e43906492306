import { whenIdle } from './scheduling';

/** Too short to delay a key stroke. */
const SLICE_MS = 5;

/** Runs `task` for each item in idle time. Returns the function that stops it. */
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
