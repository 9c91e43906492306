import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import {
  applyMenuEdit,
  itemKeys,
  MENU_TITLES,
  type MenuEdit,
  type MenuName,
  moveTo,
  type ChosenItem,
  type MenuItemDraft,
  linkFault,
  type LinkTargets,
} from '@/features/content/model/menus';
import type { MenuItem } from '@/domain/menus';
import { useLinkTargets, saveMenuEditOptions } from '@/features/content/admin/queries';
import { menusOptions } from '@/shared/queries/siteContent';
import { FailureNote, Card, BlankForm, Button, AdviceNote } from '@/ui/elements';
import { ActionMenu } from '@/ui/overlays/ActionMenu';
import { AdminHeading } from '@/shared/admin/ListFrame';
import { useCancelNotice } from '@/shared/admin/editing/editingHooks';
import type { CancelledDraft } from '@/shared/editing/useDraft';
import { menuFailureText, MenuItemDialog } from './MenuItemDialog';
import './menus.css';
import { listStrings, menuStrings } from '../strings';
import { useSortable } from './useSortable';

interface MenuItemRowProps {
  item: MenuItem;
  targets: LinkTargets;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** An item with the problem of its link and a menu; Alt+Arrow on the menu's button moves it. */
function MenuItemRow(props: MenuItemRowProps) {
  const { item, targets, isFirst, isLast, onMove, onEdit, onRemove } = props;
  const fault = linkFault(item.link, targets);
  const row = useRef<HTMLLIElement>(null);
  // Moving the DOM node loses the focus.
  const move = (step: -1 | 1) => {
    onMove(step);
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <li
      ref={row}
      className="menu-item flex items-center gap-x-3 gap-y-2 rounded-field bg-base-100 p-2 ps-3 select-none"
    >
      <GripVertical aria-hidden="true" className="w-5 text-muted no-print" />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
        <span className="line-clamp-3 font-semibold wrap-anywhere" title={item.label}>
          <bdi>{item.label || menuStrings.row.noLabel}</bdi>
        </span>
        <span className="font-mono text-sm/normal font-semibold wrap-anywhere text-muted">
          {item.link ? (
            <bdi dir="ltr" translate="no">
              {item.link}
            </bdi>
          ) : (
            <span>{menuStrings.row.noLink}</span>
          )}
          {item.type === 'external' && (
            <span className="ms-2 rounded-selector border border-control px-1.5 font-sans text-xs/5 whitespace-nowrap">
              {menuStrings.row.external}
            </span>
          )}
        </span>
        {fault && <AdviceNote>{fault.text}</AdviceNote>}
      </div>
      <ActionMenu
        label={listStrings.row.actions(item.label || menuStrings.unlabelled)}
        trigger={<MoreHorizontal aria-hidden className="size-5" />}
        triggerClassName="btn btn-ghost btn-square ms-auto no-print"
        onMove={move}
        actions={[
          { label: listStrings.row.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
          {
            label: menuStrings.row.moveUp,
            icon: <ArrowUp aria-hidden />,
            disabled: isFirst,
            onSelect: () => move(-1),
          },
          {
            label: menuStrings.row.moveDown,
            icon: <ArrowDown aria-hidden />,
            disabled: isLast,
            onSelect: () => move(1),
          },
          {
            label: listStrings.row.remove,
            icon: <Trash2 aria-hidden />,
            destructive: true,
            onSelect: onRemove,
          },
        ]}
      />
    </li>
  );
}

interface OpenedForm {
  /** The item being edited; undefined for a new one. */
  chosen?: ChosenItem | undefined;
  resumed?: CancelledDraft<MenuItemDraft> | undefined;
}

interface MenuCardProps {
  menu: MenuName;
  items: readonly MenuItem[];
  targets: LinkTargets;
  failure: string | undefined;
  /** Resolves to whether it was saved. */
  save: (edit: MenuEdit) => Promise<boolean>;
}

/** A menu with its sortable items. */
function MenuCard({ menu, items, targets, failure, save }: MenuCardProps) {
  const [announcement, setAnnouncement] = useState('');
  const [form, setForm] = useState<OpenedForm>();
  const noteCancelled = useCancelNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = itemKeys(items);
  const byKey = new Map(items.map((item, index) => [keys[index], item]));
  const title = MENU_TITLES[menu];

  const move = async (from: number, to: number) => {
    const edit = moveTo(menu, keys, { from, to });
    const label = items[from]?.label || menuStrings.unlabelled;
    if (edit === undefined) return;
    setAnnouncement(menuStrings.place(label, to + 1, keys.length));
    const isSaved = await save(edit);
    if (!isSaved) setAnnouncement(menuStrings.backInPlace(label));
  };
  const { list, order } = useSortable(keys, (from, to) => void move(from, to));

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={`menu-${menu}`} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <Button variant="outline" onClick={() => setForm({})}>
          <Plus aria-hidden="true" className="size-4" />
          {menuStrings.add(title)}
        </Button>
      </div>
      {failure !== undefined && <FailureNote>{failure}</FailureNote>}
      {items.length === 0 && (
        <div className="grid justify-items-center gap-3 py-6 text-center text-muted">
          <BlankForm className="h-20" />
          <p>{menuStrings.none}</p>
        </div>
      )}
      <ul
        ref={list}
        aria-labelledby={`menu-${menu}`}
        className="grid grid-cols-1 gap-2 empty:hidden"
      >
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
              onEdit={() => setForm({ chosen: { key, item } })}
              onRemove={() => {
                void save({ kind: 'remove', menu, key });
                // The last announcement names a position that is out of date.
                setAnnouncement('');
                // Wait until the row's menu has returned the focus.
                requestAnimationFrame(() => heading.current?.focus());
              }}
            />
          );
        })}
      </ul>
      <output className="sr-only">{announcement}</output>
      {form !== undefined && (
        <MenuItemDialog
          key={`${form.chosen?.key ?? ''} ${form.resumed?.id ?? ''}`}
          menu={menu}
          {...form}
          targets={targets}
          onClose={(cancelled) => {
            setForm(undefined);
            noteCancelled(cancelled, () => setForm({ ...form, resumed: cancelled }));
          }}
        />
      )}
    </Card>
  );
}

/** The header and footer menus (SPEC section 2); changes are saved immediately. */
export function MenusScreen() {
  const { data: stored } = useSuspenseQuery(menusOptions);
  const { mutateAsync } = useMutation(saveMenuEditOptions);
  const [pending, setPending] = useState<readonly MenuEdit[]>([]);
  /** The error of the last change, by menu. */
  const [failures, setFailures] = useState<Partial<Record<MenuName, string>>>({});
  const targets = useLinkTargets();
  /** Applies an edit optimistically; resolves to whether it was saved. */
  const save = async (edit: MenuEdit): Promise<boolean> => {
    setPending((edits) => [...edits, edit]);
    setFailures(({ [edit.menu]: _answered, ...others }) => others);
    try {
      await mutateAsync({ value: edit });
      return true;
    } catch (error) {
      setFailures((others) => ({ ...others, [edit.menu]: menuFailureText(error) }));
      return false;
    } finally {
      setPending((edits) => edits.filter((each) => each !== edit));
    }
  };
  const menus = pending.reduce((shown, edit) => applyMenuEdit(shown, edit) ?? shown, stored);
  return (
    <>
      <AdminHeading title={menuStrings.title} subtitle={menuStrings.subtitle} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {(['header', 'footer'] as const).map((menu) => (
          <MenuCard
            key={menu}
            menu={menu}
            items={menus[menu]}
            targets={targets}
            failure={failures[menu]}
            save={save}
          />
        ))}
      </div>
    </>
  );
}
