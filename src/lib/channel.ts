/** What the open pages of this site tell each other. */
export interface Channel {
  /** Tells the other pages. Never throws. */
  readonly post: (message: unknown) => void;
  /** Calls `listener` for every message of another page, until the returned function is called. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Very old browsers have no channel, and one that blocks storage may refuse it. */
function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

export function openChannel(name: string): Channel {
  const channel = open(name);
  return {
    post: (message) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
        channel?.postMessage(message);
      } catch {
        // They look by themselves.
      }
    },
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
