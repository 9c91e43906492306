import type { ContentKey, Difference } from '@/queries/restore';
import { CONTENT_NAMES } from '@/content/contentNames';

function isContentKey(name: string): name is ContentKey {
  return name in CONTENT_NAMES;
}

/** What is in a backup, such as `Pages 2, Menus 1, Documents 3`. */
export function namesOfCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => {
      const label = isContentKey(name) ? CONTENT_NAMES[name] : 'Documents';
      return `${label} ${count.toLocaleString()}`;
    })
    .join(', ');
}

/** Whether going back would change anything. */
export function differs({ added, changed, onlyHere }: Difference): boolean {
  return added + changed + onlyHere > 0;
}

/** How going back would change a type: `1 comes back, 2 change, 3 go`. */
export function differenceText({ added, changed, onlyHere }: Difference): string {
  const parts = [
    added > 0 && `${added.toLocaleString()} ${added === 1 ? 'comes' : 'come'} back`,
    changed > 0 && `${changed.toLocaleString()} ${changed === 1 ? 'changes' : 'change'}`,
    onlyHere > 0 && `${onlyHere.toLocaleString()} ${onlyHere === 1 ? 'goes' : 'go'}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'as it is now';
}
