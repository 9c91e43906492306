import { type ReactElement, type ReactNode, type ComponentProps, Fragment, Suspense } from 'react';
import { keyed } from '@/lib/sorting';
import { withoutBidiControls } from '@/lib/text/typed';
import { ChevronRight } from 'lucide-react';
import { deferred } from './deferred';

interface BannerProps {
  text: ReactNode;
  /** `quiet` for information. */
  tone?: 'warning' | 'quiet';
  children?: Elements;
}

/**
 * A full-width message bar; empty without a text. It is a live region, so render it before its text
 * appears.
 */
export function Banner({ text, tone = 'warning', children }: BannerProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <div className="banner" data-tone={tone}>
          <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <p className="flex-1 basis-36 py-1">{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

interface FoldProps {
  title: ReactNode;
  open?: boolean | undefined;
  className?: string;
  children: Elements;
}

/** A disclosure for content that is seldom needed. */
export function Fold({ title, open, className = '', children }: FoldProps) {
  return (
    <details open={open} className={`group ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 group-open:rotate-90 rtl:not-group-open:rotate-180 no-print"
        />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}

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
}

/** The h1 of a screen with its lead. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <div className="grid gap-3">
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

interface EmptyStateProps {
  /** `h3` below an h2. */
  level?: 'h2' | 'h3';
  title: ReactNode;
  text: ReactNode;
  /** A button or link to add the first entry. */
  action?: Elements;
  /** Shown above the text. */
  drawing?: Elements;
}

export function EmptyState({
  level: Heading = 'h2',
  title,
  text,
  action,
  drawing,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
      {drawing}
      <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      <p className="text-balance text-muted">{text}</p>
      {action}
    </div>
  );
}

const Drawing = deferred(async () => (await import('@/ui/art/BlankFormDrawing')).BlankFormDrawing);

/** Decorative drawing of an empty state, loaded lazily because few pages are empty. */
export function BlankForm({ className = 'h-32' }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing className={className} />
    </Suspense>
  );
}
