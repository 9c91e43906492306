type Sanitize = (html: string) => string;

let ready: Sanitize | undefined;
let loading: Promise<Sanitize> | undefined;

async function load(): Promise<Sanitize> {
  try {
    ({ sanitize: ready } = await import('./sanitize'));
    return ready;
  } catch (error) {
    // A later render asks again: the network may be back by then.
    loading = undefined;
    throw error;
  }
}

/** The sanitiser, when it is here already. */
export function readySanitize(): Sanitize | undefined {
  return ready;
}

/** The sanitiser, fetched once. Rejects when its file cannot be fetched. */
export function lazySanitize(): Promise<Sanitize> {
  return (loading ??= load());
}
