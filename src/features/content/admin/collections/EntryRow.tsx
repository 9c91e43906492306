import { useQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import {
  type Column,
  type ContentTypeConfig,
  previewAddress,
} from '@/features/content/model/contentTypeConfig';
import { fieldText } from '@/features/content/model/entryForm';
import { missingFields } from '@/features/content/model/problems';
import { cellText, hasStatus } from '@/features/content/model/listing';
import type { EntryRecord } from '@/domain/contentType';
import { settingsOptions } from '@/shared/queries/siteContent';
import { Badge, AdviceNote } from '@/ui/elements';
import { ActionMenu } from '@/ui/overlays/ActionMenu';
import { listStrings } from '../strings';

interface Moves {
  isFirst: boolean;
  isLast: boolean;
  by: (step: -1 | 1) => void;
}

/** Buttons that move an entry by one. At the ends a button is inactive but keeps the focus. */
function MoveButtons({ title, moves }: { title: string; moves: Moves }) {
  const button = (step: -1 | 1, label: string, isAtEnd: boolean) => {
    const Icon = step === -1 ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isAtEnd}
        data-step={step}
        className="no-print grid size-9 cursor-pointer place-items-center rounded-field not-aria-disabled:hover:bg-base-300 aria-disabled:cursor-default aria-disabled:text-control max-md:size-11"
        onClick={() => {
          if (!isAtEnd) moves.by(step);
        }}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    );
  };
  return (
    <>
      {button(-1, listStrings.order.up(title), moves.isFirst)}
      {button(1, listStrings.order.down(title), moves.isLast)}
    </>
  );
}

interface EntryRowProps {
  config: ContentTypeConfig;
  entry: EntryRecord;
  onEdit: (entry: EntryRecord) => void;
  onPublish: (entry: EntryRecord, published: boolean) => void;
  onDuplicate: (entry: EntryRecord) => void;
  onDelete: (entry: EntryRecord) => void;
  /** Undefined unless the list is in its stored order. */
  move: Moves | undefined;
  /** What visitors cannot see of it yet. */
  unpublished: 'new' | 'changed' | undefined;
}

export function EntryRow(props: EntryRowProps) {
  const { config, entry, onEdit, onPublish, onDuplicate, onDelete, move, unpublished } = props;
  const isPublished = entry['published'] === true;
  const title = fieldText(entry, 'title') || listStrings.untitled;
  const { data: settings } = useQuery(settingsOptions);
  const missing = missingFields(config, entry);
  const notes = [
    ...(missing.length > 0 ? [listStrings.row.missing(missing)] : []),
    ...config.fields.flatMap(({ advice }) => (settings && advice?.(entry, settings)) ?? []),
  ];
  return (
    <tr data-id={entry.id}>
      {config.columns.map((column) => (
        <td key={column.field} data-show={column.show}>
          <Cell
            column={column}
            entry={entry}
            title={title}
            onEdit={onEdit}
            move={move}
            unpublished={unpublished}
          />
          {column.show === 'title' && notes.length > 0 && (
            <div className="grid gap-1 pb-2">
              {notes.map((note) => (
                <AdviceNote key={note}>{note}</AdviceNote>
              ))}
            </div>
          )}
        </td>
      ))}
      <td data-show="actions" className="no-print">
        <ActionMenu
          label={listStrings.row.actions(title)}
          trigger={<MoreHorizontal aria-hidden className="size-5" />}
          actions={[
            {
              label: listStrings.row.edit,
              icon: <Pencil aria-hidden />,
              onSelect: () => onEdit(entry),
            },
            {
              label: listStrings.row.remove,
              icon: <Trash2 aria-hidden />,
              destructive: true,
              onSelect: () => onDelete(entry),
            },
            {
              label: listStrings.row.preview,
              icon: <ExternalLink aria-hidden />,
              onSelect: () => void window.open(previewAddress(config, entry.id), '_blank'),
            },
            {
              label: isPublished ? listStrings.row.unpublish : listStrings.row.publish,
              icon: isPublished ? <EyeOff aria-hidden /> : <Eye aria-hidden />,
              onSelect: () => onPublish(entry, !isPublished),
            },
            {
              label: listStrings.row.duplicate,
              icon: <Copy aria-hidden />,
              onSelect: () => onDuplicate(entry),
            },
          ]}
        />
      </td>
    </tr>
  );
}

interface CellProps extends Pick<EntryRowProps, 'entry' | 'onEdit' | 'move' | 'unpublished'> {
  column: Column;
  title: string;
}

function Cell({ column, entry, title, onEdit, move, unpublished }: CellProps) {
  const text = cellText(column, entry);
  const isPublished = hasStatus(entry, 'published');
  switch (column.show) {
    case 'title':
      return (
        // A border, because `line-clamp` would show part of a fourth line in the padding.
        <button
          type="button"
          className="line-clamp-3 min-h-11 cursor-pointer border-y-8 border-transparent text-start font-semibold wrap-anywhere hover:underline"
          onClick={() => onEdit(entry)}
          aria-label={listStrings.row.editOf(title)}
        >
          <bdi>{title}</bdi>
        </button>
      );
    case 'status':
      return (
        <>
          <Badge tone={isPublished ? 'green' : 'grey'}>{text}</Badge>
          {isPublished && unpublished && (
            <span className="block text-sm text-muted">{listStrings.unpublished[unpublished]}</span>
          )}
        </>
      );
    case 'order':
      return (
        <span className="flex items-center gap-1">
          <span className="min-w-6 tabular-nums">{text}</span>
          {move && <MoveButtons title={title} moves={move} />}
        </span>
      );
    case 'slug':
      return (
        <span title={text} className="line-clamp-2 font-mono text-sm wrap-anywhere text-muted">
          <bdi translate="no">{text}</bdi>
        </span>
      );
    case 'text':
      return (
        <span title={text} className="line-clamp-3 wrap-anywhere">
          <bdi>{text}</bdi>
        </span>
      );
  }
}
