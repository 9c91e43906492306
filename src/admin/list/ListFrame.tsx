import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { CollectionKey } from '@/content/types/registry';
import { unreadOptions } from '@/queries/admin/recovery';
import { BlankForm } from '@/ui/art/BlankForm';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/EmptyState';
import { UnreadNote } from '../UnreadNote';
import { ListTools, type ListToolsProps } from './ListTools';
import { strings } from './strings';
import './list.css';

interface ListFrameProps {
  of: CollectionKey;
  title: string;
  note?: string;
  /** One of its rows and several, in the middle of a sentence. */
  words: { readonly one: string; readonly many: string };
  /** How many rows there are, and how many of them are shown. */
  stored: number;
  found: number;
  /** Beside the heading, where there are rows. */
  action?: ReactNode;
  /** Above the list. */
  notice?: ReactNode;
  tools: ListToolsProps;
  onShowAll: () => void;
  /** What is said and offered instead of no rows. */
  empty: { readonly title: string; readonly text: string; readonly action: ReactNode };
  section?: RefObject<HTMLElement | null>;
  /** The rows. */
  children: ReactNode;
}

/** A list: its heading, its search and filters, its rows, or what is said where there are none. */
export function ListFrame({
  of: key,
  title,
  note,
  words,
  stored,
  found,
  action,
  notice,
  tools,
  onShowAll,
  empty,
  section,
  children,
}: ListFrameProps) {
  const { data: unread = 0 } = useQuery(unreadOptions(key));
  const showAll = (
    <Button variant="outline" onClick={onShowAll}>
      {strings.showAll(words.many)}
    </Button>
  );
  return (
    <section ref={section} aria-labelledby="list-title" className="sheet grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="list-title" tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          {stored > 0 && (
            <output className="text-sm text-muted tabular-nums">
              {found === stored ? strings.count(stored, words) : strings.found(found, stored)}
            </output>
          )}
          {note !== undefined && <p className="w-full text-muted">{note}</p>}
        </div>
        {stored > 0 && action}
      </div>
      {notice}
      <UnreadNote of={key} />
      {stored > 0 && <ListTools {...tools} />}
      {found > 0 && children}
      {found === 0 && (stored > 0 || unread === 0) && (
        <EmptyState
          level="h3"
          drawing={<BlankForm />}
          title={empty.title}
          text={stored > 0 ? strings.noMatch : empty.text}
          action={stored > 0 ? showAll : empty.action}
        />
      )}
    </section>
  );
}
