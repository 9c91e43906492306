import type { Sending, SendingWay } from '@/domain/applicationHistory';

/** Taken by another app, or sent by the visitor's own word: nobody knows whether an email that opened was sent. */
const SENT: ReadonlySet<SendingWay> = new Set(['shared', 'said']);

/**
 * Where an application is, as far as this browser knows. `since`: from when its decision is due, in
 * milliseconds since 1970 · `prepared`: what was last made ready to be sent.
 */
export type Delivery =
  | { readonly kind: 'notSent'; readonly prepared: Sending | undefined; readonly since?: undefined }
  | { readonly kind: 'sent'; readonly sent: Sending; readonly since: number }
  | { readonly kind: 'received'; readonly since: number | undefined };

/**
 * @param sendings of this application, in any order @param receivedAt when the office had it, by a
 * signed decision or by its own counter in this browser
 */
export function deliveryOf({
  sendings,
  receivedAt,
  status,
}: {
  sendings: readonly Sending[];
  receivedAt: number | undefined;
  status: string;
}): Delivery {
  const inOrder = sendings.toSorted((one, other) => one.at - other.at);
  const standing = inOrder.slice(inOrder.findLastIndex(({ how }) => how === 'undone') + 1);
  const sent = standing.find(({ how }) => SENT.has(how));
  // Only the office changes a status.
  if (receivedAt !== undefined || status !== 'Submitted')
    return { kind: 'received', since: sent?.at ?? receivedAt };
  return sent === undefined
    ? { kind: 'notSent', prepared: standing.at(-1) }
    : { kind: 'sent', sent, since: sent.at };
}
