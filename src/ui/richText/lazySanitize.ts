import { tracked } from '@/lib/tracked';
import { setHtmlCleaner } from '@/lib/browser/trustedTypes';
import { canSetHtml, setPurifier } from './showHtml';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const [{ sanitize, presentHtml }, purifier] = await Promise.all([
      import('./sanitize'),
      canSetHtml() ? undefined : import('./purify'),
    ]);
    setHtmlCleaner((html, topHeading) => presentHtml(sanitize(html), topHeading));
    if (purifier !== undefined) setPurifier(purifier.purify);
  } catch (error) {
    // A later render asks again: the network may be back by then.
    loading = undefined;
    throw error;
  }
}

/** What a text waits for before it can be shown. */
export function sanitizers(): Promise<void> {
  return (loading ??= tracked(load()));
}
