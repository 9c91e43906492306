import type { ReactNode } from 'react';
import { useIsHydrated } from './deferred';
import { deferredStrings } from './strings';
import { PageHeading } from './elements';

/** Over plain http from another machine browsers provide neither Web Locks nor Web Crypto. */
const isInsecure = !globalThis.isSecureContext;

/** URLs where the site works: its published address or the same host over https, and localhost. */
function secureAddresses(): { readonly site: string; readonly local: string } {
  const { hostname, port } = location;
  const published = document.documentElement.dataset['site'] ?? '';
  const site = published.startsWith('https:') ? published : `https://${hostname}`;
  return { site, local: `http://localhost${port === '' ? '' : `:${port}`}` };
}

interface SecureOnlyProps {
  /** For a form that is a whole page. */
  title?: string;
  children: ReactNode;
}

/** Renders its children in a secure context; otherwise a note that says where they work. */
export function SecureOnly({ title, children }: SecureOnlyProps) {
  // The prerendered HTML contains the children, so hydration starts with them.
  const isRefused = useIsHydrated() && isInsecure;
  if (!isRefused) return children;
  const reason = (
    <p className="failure-note wrap-anywhere">{deferredStrings.insecure(secureAddresses())}</p>
  );
  if (title === undefined) return reason;
  return (
    <div className="page-width grid gap-8 py-14">
      <PageHeading title={title} />
      {reason}
    </div>
  );
}
