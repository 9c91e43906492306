/** Messages between the open pages of this site. */
export interface Channel {
  /** Sends a message to the other pages. Never throws. */
  readonly post: (message: unknown) => void;
  /** Calls `listener` for every message of another page. Returns the function that unsubscribes. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Undefined in old browsers, and where storage is blocked. */
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
        // Optional: the other pages also check by themselves.
      }
    },
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
