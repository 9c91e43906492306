import { Fragment } from 'react';
import { keyed } from '@/lib/keyed';

/** Lets a text such as an email address or file name break between its parts only. */
export function BreakableText({ text }: { text: string }) {
  return keyed(text.split(/(?=[.@_(])/), (part) => part).map(({ key, item }) => (
    <Fragment key={key}>
      <wbr />
      {item}
    </Fragment>
  ));
}
