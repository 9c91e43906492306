import { type ReactNode, useSyncExternalStore } from 'react';
import { strings } from './deferredStrings';
import { PageHeading } from './PageHeading';

/**
 * Where this page came over plain http from another machine: browsers give it neither what keeps
 * tabs apart nor what checks a password.
 */
const isInsecure = !globalThis.isSecureContext;

/** Where the same site can be used: as published, or as the same name with https; and beside the server. */
function secureAddresses(): { readonly site: string; readonly local: string } {
  const { hostname, port } = location;
  const published = document.documentElement.dataset['site'] ?? '';
  const site = published.startsWith('https:') ? published : `https://${hostname}`;
  return { site, local: `http://localhost${port === '' ? '' : `:${port}`}` };
}

const never = () => () => {};

interface SecureOnlyProps {
  /** Of a form that is a whole page. */
  title?: string;
  children: ReactNode;
}

/** A form where it works; over plain http the sentence that says why it does not, and where it does. */
export function SecureOnly({ title, children }: SecureOnlyProps) {
  // A page that was rendered ahead of time shows the form.
  const isRefused = useSyncExternalStore(
    never,
    () => isInsecure,
    () => false,
  );
  if (!isRefused) return children;
  const reason = (
    <p className="failure-note wrap-anywhere">{strings.insecure(secureAddresses())}</p>
  );
  if (title === undefined) return reason;
  return (
    <div className="page-width grid gap-8 py-14">
      <PageHeading title={title} />
      {reason}
    </div>
  );
}
