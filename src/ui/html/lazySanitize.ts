import { once } from '@/lib/async/once';
import { setHtmlCleaner } from '@/lib/browser/trustedTypes';
import { canSetHtml, setPurifier } from './showHtml';

/** Loads the code that rendering rich text needs. */
export const sanitizers = once(async () => {
  const [{ sanitize, presentHtml }, purifier] = await Promise.all([
    import('@/engines/html/sanitize'),
    canSetHtml() ? undefined : import('./purify'),
  ]);
  setHtmlCleaner((html, topHeading) => presentHtml(sanitize(html), topHeading));
  if (purifier !== undefined) setPurifier(purifier.purify);
});
