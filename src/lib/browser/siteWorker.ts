import { isRecord } from '../isRecord';

/**
 * A page's message to its service worker. `STATE` is answered on the message's port; so is `FILL`,
 * once missing files have been fetched.
 */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'STATE' | 'FILL'; readonly entry: string };

/** The worker's answer. */
export interface WorkerState {
  /** Whether the caches hold all files that the open pages may ask for. */
  readonly isComplete: boolean;
  /** Whether the page runs the version that the worker serves. */
  readonly isCurrent: boolean;
}

/** Parses a message; undefined if it is foreign. */
export function workerMessage(data: unknown): WorkerMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data['type'] === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  const { type, entry } = data;
  const isQuestion = type === 'STATE' || type === 'FILL';
  return isQuestion && typeof entry === 'string' ? { type, entry } : undefined;
}

/** Parses an answer; undefined if a worker of another version uses another format. */
export function workerState(data: unknown): WorkerState | undefined {
  if (!isRecord(data)) return undefined;
  const { isComplete, isCurrent } = data;
  if (typeof isComplete !== 'boolean' || typeof isCurrent !== 'boolean') return undefined;
  return { isComplete, isCurrent };
}
