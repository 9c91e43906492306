import { Fragment } from 'react';
import { keyed } from '@/lib/keyed';

/** An email address that breaks between its parts, where a line is too short for all of it. */
export function EmailText({ address }: { address: string }) {
  return keyed(address.split(/(?=[.@])/), (part) => part).map(({ key, item }) => (
    <Fragment key={key}>
      <wbr />
      {item}
    </Fragment>
  ));
}
