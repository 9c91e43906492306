import { isLocalKept } from '@/data/local/local';
import { strings } from './admin/adminStrings';
import { useStorageWarning } from './site/storageHealth';

/** What this browser cannot keep right now, for who signs in: without localStorage no page but this one knows. */
export function useSessionWarning(): string | undefined {
  const warning = useStorageWarning();
  return warning ?? (isLocalKept ? undefined : strings.sessionNotKept);
}
