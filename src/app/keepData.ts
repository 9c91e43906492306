import type { QueryClient } from '@tanstack/react-query';
import { onCommit } from '@/data/local/changes';
import { CONTENT_KEYS } from '@/data/keys';
import { askForPersistence } from '@/lib/browser/storagePersistence';
import { storagePersistenceOptions } from '@/queries/site/storage';

/**
 * Asks the browser to keep what is stored, once a page, after the first thing worth keeping: an
 * application, a message, a piece of content. Call it when the demo content is there. Asked before,
 * a browser that passes the question on to the person would do so for nothing.
 */
export function keepDataOnceThereIsSome(queryClient: QueryClient): void {
  let isAsked = false;
  onCommit((key) => {
    if (isAsked || !CONTENT_KEYS.some((content) => content === key)) return;
    isAsked = true;
    void askForPersistence().then((answer) =>
      queryClient.setQueryData(storagePersistenceOptions.queryKey, answer),
    );
  });
}
