import type { ContentKey, Difference } from '@/queries/admin/restore';
import { CONTENT_NAMES } from '@/content/types/contentNames';
import { strings } from '../data/strings';

function isContentKey(name: string): name is ContentKey {
  return name in CONTENT_NAMES;
}

/** What is in a backup, such as `Pages 2, Menus 1, Documents 3.` */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const each = Object.entries(counts).map(([name, count]) =>
    strings.outcome.count(isContentKey(name) ? CONTENT_NAMES[name] : strings.documents, count),
  );
  return strings.outcome.counts(each);
}

/** Whether going back would change anything. */
export function differs({ added, changed, onlyHere }: Difference): boolean {
  return added + changed + onlyHere > 0;
}

/** How going back would change a type: `1 will be restored, 2 will change back`. */
export function differenceText({
  added,
  changed,
  onlyHere,
}: Pick<Difference, 'added' | 'changed' | 'onlyHere'>): string {
  const { comeBack, change, go, all, none } = strings.difference;
  const parts = [
    added > 0 && comeBack(added),
    changed > 0 && change(changed),
    onlyHere > 0 && go(onlyHere),
  ].filter((part) => part !== false);
  return parts.length > 0 ? all(parts) : none;
}
