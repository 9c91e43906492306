import { Fragment } from 'react';
import { keyed } from '@/lib/keyed';
import { withoutBidiControls } from '@/lib/text/bidiControls';

/** Something typed, such as an email address or file name: it breaks between its parts only. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span translate="no">
      {keyed(withoutBidiControls(text).split(/(?=[.@_(])/), (part) => part).map(({ key, item }) => (
        <Fragment key={key}>
          <wbr />
          <span>{item}</span>
        </Fragment>
      ))}
    </span>
  );
}
