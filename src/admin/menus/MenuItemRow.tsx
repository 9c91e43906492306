import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type LinkTargets, linkFault } from '@/content/menus/menuLink';
import type { MenuItem } from '@/content/menus/menus';
import { Button } from '@/ui/controls/Button';
import { strings } from './strings';

interface MenuItemRowProps {
  item: MenuItem;
  targets: LinkTargets;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One item: label, link, what is wrong with the link, and its buttons. Alt and an arrow move it. */
export function MenuItemRow(props: MenuItemRowProps) {
  const { item, targets, isFirst, isLast, onMove, onEdit, onRemove } = props;
  const fault = linkFault(item.link, targets);
  // Being moved in the document takes the focus from a button; it gets it back.
  const move = (button: HTMLElement, step: -1 | 1) => {
    onMove(step);
    requestAnimationFrame(() => button.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };
  const buttons = [
    {
      said: strings.row.moveUp,
      icon: <ArrowUp aria-hidden="true" />,
      'aria-disabled': isFirst,
      'aria-keyshortcuts': 'Alt+ArrowUp',
      onClick: (event: MouseEvent<HTMLElement>) => move(event.currentTarget, -1),
    },
    {
      said: strings.row.moveDown,
      icon: <ArrowDown aria-hidden="true" />,
      'aria-disabled': isLast,
      'aria-keyshortcuts': 'Alt+ArrowDown',
      onClick: (event: MouseEvent<HTMLElement>) => move(event.currentTarget, 1),
    },
    { said: strings.row.edit, icon: <Pencil aria-hidden="true" />, onClick: onEdit },
    { said: strings.row.remove, icon: <Trash2 aria-hidden="true" />, onClick: onRemove },
  ];
  return (
    <li className="menu-item">
      <GripVertical aria-hidden="true" className="menu-item-grip no-print" />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
        <span className="line-clamp-3 font-semibold wrap-anywhere" dir="auto" title={item.label}>
          {item.label || strings.row.noLabel}
        </span>
        <span className="menu-item-link" dir="ltr">
          {item.link || strings.row.noLink}
          {item.type === 'external' && (
            <span className="menu-item-type">{strings.row.external}</span>
          )}
        </span>
        {fault && (
          <span className="flex gap-1.5 text-sm text-advice">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{fault.text}</span>
          </span>
        )}
      </div>
      <div className="menu-item-buttons">
        {buttons.map(({ said, icon, ...rest }) => (
          <Button
            key={said.title}
            {...rest}
            variant="ghost"
            size="icon"
            aria-label={said.of(item.label || strings.unlabelled)}
            title={said.title}
            onKeyDown={onKeyDown}
          >
            {icon}
          </Button>
        ))}
      </div>
    </li>
  );
}
