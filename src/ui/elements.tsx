import { type ReactElement, type ReactNode, type ComponentProps, Fragment } from 'react';
import { keyed } from '@/lib/sorting';
import { withoutBidiControls } from '@/lib/text/typed';

/**
 * Children without bare text nodes: page translation replaces those, and React fails to find them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

/** Colour of a status; the text carries the meaning. */
export type Tone = 'yellow' | 'green' | 'red' | 'grey';

interface BadgeProps {
  tone?: Tone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'grey', className = '', children }: BadgeProps) {
  return <span className={`status-badge tone-${tone} ${className}`}>{children}</span>;
}

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />;
}

/** In characters; a longer part may break anywhere. */
const MAX_LENGTH = 24;

/** Prevents a line break at the dash of a text such as “Tourist Visa - 30 Days”. */
export function DashedText({ text }: { text: string }) {
  const dash = text.indexOf(' - ');
  const start = text.lastIndexOf(' ', dash - 1) + 1;
  const next = text.indexOf(' ', dash + 3);
  const end = next < 0 ? text.length : next;
  if (dash < 1 || end - start > MAX_LENGTH) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className="whitespace-nowrap">{text.slice(start, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
}

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
}

/** The h1 of a screen with its lead. */
export function PageHeading({ title, lead, className = '' }: PageHeadingProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-[38rem] text-lg text-muted">{lead}</p>}
    </div>
  );
}

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
