import type { MouseEvent } from 'react';
import { isInternalPath } from '@/lib/href';

/** The page of this site that a plain click on a link asks for. Files are left to the browser. */
export function clickedPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href === null || href === undefined || link?.target === '_blank') return undefined;
  return isInternalPath(href) && !/\.\w+(?:[?#]|$)/.test(href) ? href : undefined;
}
