import { type ReactNode, useSyncExternalStore } from 'react';
import { isInsecure, secureAddresses } from '@/lib/secureAddress';
import { words } from './lateWords';

const never = () => () => {};

/** A form where it works; over plain http the sentence that says why it does not, and where it does. */
export function SecureOnly({ children }: { children: ReactNode }) {
  // A page that was rendered ahead of time shows the form.
  const isRefused = useSyncExternalStore(
    never,
    () => isInsecure,
    () => false,
  );
  if (!isRefused) return children;
  return <p className="failure-note wrap-anywhere">{words.insecure(secureAddresses())}</p>;
}
