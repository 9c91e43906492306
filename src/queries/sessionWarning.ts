import { isLocalKept } from '@/data/local';
import { words } from './adminWords';
import { useStorageWarning } from './storageHealth';

/** What this browser cannot keep right now, for who signs in: without localStorage no page but this one knows. */
export function useSessionWarning(): string | undefined {
  const warning = useStorageWarning();
  return warning ?? (isLocalKept ? undefined : words.sessionNotKept);
}
