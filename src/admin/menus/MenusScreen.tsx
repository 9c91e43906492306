import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applyMenuEdit, type MenuEdit, type MenuName } from '@/content/menus/menuEdit';
import { useLinkTargets } from '@/queries/admin/editing';
import { saveMenuEditOptions } from '@/queries/content/menus';
import { menusOptions } from '@/queries/content/siteContent';
import { AdminHeading } from '../AdminHeading';
import { MenuCard } from './MenuCard';
import { menuFailureText } from './MenuItemDialog';
import './menus.css';
import { strings } from './strings';

/** The header and the footer menu (SPEC section 2); whatever is done to them is saved at once. */
export function MenusScreen() {
  const { data: stored } = useSuspenseQuery(menusOptions);
  const { mutateAsync } = useMutation(saveMenuEditOptions);
  const [pending, setPending] = useState<readonly MenuEdit[]>([]);
  /** Why the last change of each menu was not saved. */
  const [failures, setFailures] = useState<Partial<Record<MenuName, string>>>({});
  const targets = useLinkTargets();
  /** Shows the edit at once; resolves to whether it was saved. */
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
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
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
