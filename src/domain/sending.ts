/**
 * How an application was passed on. `shared`: another app took it · `said`: the visitor says that it
 * is sent · `mailed`, `messaged`, `saved`, `copied` and `shown`: made ready to be sent · `undone`:
 * the visitor says that nothing before was sent
 */
export const SENDING_WAYS = [
  'shared',
  'mailed',
  'messaged',
  'said',
  'saved',
  'copied',
  'shown',
  'undone',
] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

/** What a visitor did to pass an application on; in milliseconds since 1970. */
export interface Sending {
  readonly how: SendingWay;
  readonly at: number;
}
