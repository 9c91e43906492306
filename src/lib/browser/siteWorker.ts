import { isRecord } from '../isRecord';

/**
 * What a page says to its service worker. `STATE` is answered on the message's port, and so is
 * `FILL`, when what was missing of the worker's list has been fetched.
 */
export type WorkerMessage =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'STATE' | 'FILL'; readonly entry: string };

/** What a worker says of itself to the page that asks. */
export interface WorkerState {
  /** Whether the caches hold every file of the worker's list at this moment. */
  readonly isComplete: boolean;
  /** Whether the page runs the version that the worker serves. */
  readonly isCurrent: boolean;
}

/** A message as it arrived; undefined where it is none of ours. */
export function workerMessage(data: unknown): WorkerMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data['type'] === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  const { type, entry } = data;
  const isQuestion = type === 'STATE' || type === 'FILL';
  return isQuestion && typeof entry === 'string' ? { type, entry } : undefined;
}

/** An answer as it arrived; undefined where a worker of another version answers in other words. */
export function workerState(data: unknown): WorkerState | undefined {
  if (!isRecord(data)) return undefined;
  const { isComplete, isCurrent } = data;
  if (typeof isComplete !== 'boolean' || typeof isCurrent !== 'boolean') return undefined;
  return { isComplete, isCurrent };
}
