import { readFolderFiles, type ToRead } from './readFiles';

/** Reads files of the folder: posts results in groups, then an empty message. */
async function answer(asked: ToRead): Promise<void> {
  /* oxlint-disable unicorn/require-post-message-target-origin -- a worker has but its page */
  try {
    for await (const reading of readFolderFiles(asked)) self.postMessage(reading);
    self.postMessage(undefined);
  } catch (error) {
    self.postMessage({ error });
  }
  /* oxlint-enable unicorn/require-post-message-target-origin */
}

self.addEventListener('message', ({ data }: MessageEvent<ToRead>) => void answer(data));
