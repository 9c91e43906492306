import { readLogs } from '@/content/counters/folderFile';
import type { CounterKey } from '@/content/handover/officeKeys';

/** Reads one file of the folder; answers with its logs, or with what the browser threw. */
async function answer({ file, key }: { file: File; key: CounterKey }): Promise<unknown> {
  try {
    return { logs: await readLogs(file, key) };
  } catch (error) {
    return { error };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<{ file: File; key: CounterKey }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has but its page
  void answer(data).then((answered) => self.postMessage(answered));
});
