import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  itemKeys,
  MENU_TITLES,
  type MenuEdit,
  type MenuName,
  moveTo,
} from '@/content/menus/menuEdit';
import type { ChosenItem } from '@/content/menus/menuItemForm';
import type { LinkTargets } from '@/content/menus/menuLink';
import type { MenuItem } from '@/content/menus/menus';
import { BlankForm } from '@/ui/art/BlankForm';
import { Button } from '@/ui/controls/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { MenuItemDialog } from './MenuItemDialog';
import { MenuItemRow } from './MenuItemRow';
import { useSortable } from './useSortable';
import { strings } from './strings';

interface MenuCardProps {
  menu: MenuName;
  items: readonly MenuItem[];
  targets: LinkTargets;
  failure: string | undefined;
  /** Resolves to whether it was saved. */
  save: (edit: MenuEdit) => Promise<boolean>;
}

/** One menu: its items in their order, and what can be done to them. */
export function MenuCard({ menu, items, targets, failure, save }: MenuCardProps) {
  const [announcement, setAnnouncement] = useState('');
  const [removing, setRemoving] = useState<ChosenItem>();
  /** `new`, or the item that is edited. */
  const [form, setForm] = useState<ChosenItem | 'new'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = itemKeys(items);
  const byKey = new Map(items.map((item, index) => [keys[index], item]));
  const title = MENU_TITLES[menu];

  const move = async (from: number, to: number) => {
    const edit = moveTo(menu, keys, { from, to });
    const label = items[from]?.label || strings.unlabelled;
    if (edit === undefined) return;
    setAnnouncement(strings.place(label, to + 1, keys.length));
    const isSaved = await save(edit);
    if (!isSaved) setAnnouncement(strings.backInPlace(label));
  };
  const { list, order } = useSortable(keys, (from, to) => void move(from, to));

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={`menu-${menu}`} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <Button variant="outline" onClick={() => setForm('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {strings.add(title)}
        </Button>
      </div>
      {failure !== undefined && (
        <p role="alert" className="failure-note">
          {failure}
        </p>
      )}
      {items.length === 0 && (
        <div className="grid justify-items-center gap-3 py-6 text-center text-muted">
          <BlankForm className="h-20" />
          <p>{strings.none}</p>
        </div>
      )}
      <ul ref={list} aria-labelledby={`menu-${menu}`} className="menu-items empty:hidden">
        {order.map((key, index) => {
          const item = byKey.get(key);
          if (item === undefined) return null;
          return (
            <MenuItemRow
              key={key}
              item={item}
              targets={targets}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onMove={(step) => void move(index, index + step)}
              onEdit={() => setForm({ key, item })}
              onRemove={() => setRemoving({ key, item })}
            />
          );
        })}
      </ul>
      <output className="sr-only">{announcement}</output>
      {form !== undefined && (
        <MenuItemDialog
          menu={menu}
          chosen={form === 'new' ? undefined : form}
          targets={targets}
          onClose={() => setForm(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={strings.removal.question}
        text={strings.removal.consequence(removing?.item.label || strings.unlabelled, title)}
        confirmLabel={strings.removal.confirm}
        destructive
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing) void save({ kind: 'remove', menu, key: removing.key });
          // Of places that are no longer so.
          setAnnouncement('');
          setRemoving(undefined);
          heading.current?.focus();
        }}
      />
    </Card>
  );
}
