/** What the open pages of this site tell each other. */
export interface Channel {
  /** Tells the other pages. Never throws. */
  readonly post: (message: unknown) => void;
  readonly listen: (listener: (message: unknown) => void) => void;
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
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}
