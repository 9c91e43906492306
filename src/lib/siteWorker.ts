import { isRecord } from './isRecord';

/** What a page says to its service worker; `STATE` is answered on the message's port. */
export type WorkerMessage =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'STATE'; readonly entry: string };

/** How a worker stands to the page that asks. */
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
  if (data['type'] === 'STATE' && typeof data['entry'] === 'string')
    return { type: 'STATE', entry: data['entry'] };
  return undefined;
}

/** An answer as it arrived; undefined where a worker of another version answers in other words. */
export function workerState(data: unknown): WorkerState | undefined {
  if (!isRecord(data)) return undefined;
  const { isComplete, isCurrent } = data;
  if (typeof isComplete !== 'boolean' || typeof isCurrent !== 'boolean') return undefined;
  return { isComplete, isCurrent };
}
