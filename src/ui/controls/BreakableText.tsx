import { Fragment } from 'react';
import { keyed } from '@/lib/keyed';

/** A text such as an email address or a file name, that breaks between its parts, not within one. */
export function BreakableText({ text }: { text: string }) {
  return keyed(text.split(/(?=[.@_(])/), (part) => part).map(({ key, item }) => (
    <Fragment key={key}>
      <wbr />
      {item}
    </Fragment>
  ));
}
