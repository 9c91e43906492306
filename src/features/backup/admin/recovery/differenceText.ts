import type { DifferenceCounts } from '@/engines/backup/comparison';
import { strings } from './strings';

export function differs({ added, changed, onlyStored }: DifferenceCounts): boolean {
  return added + changed + onlyStored > 0;
}

/** A summary of the changes to a collection: `1 will be restored, 2 will change back`. */
export function differenceText({
  added,
  changed,
  onlyStored,
}: Pick<DifferenceCounts, 'added' | 'changed' | 'onlyStored'>): string {
  const { comeBack, change, go, all, none } = strings.difference;
  const parts = [
    added > 0 && comeBack(added),
    changed > 0 && change(changed),
    onlyStored > 0 && go(onlyStored),
  ].filter((part) => part !== false);
  return parts.length > 0 ? all(parts) : none;
}
