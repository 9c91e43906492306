import { Fragment } from 'react';
import { keyed } from '@/lib/sorting';
import { withoutBidiControls } from '@/lib/text/typed';

/** User input such as an email address or file name, which may break only between its parts. */
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
