import { useSuspenseQuery } from '@tanstack/react-query';
import { menusOptions } from '@/queries/content/siteContent';
import { useLinkTargets } from '@/queries/admin/useLinkTargets';
import { AdminHeading } from '../AdminHeading';
import { MenuCard } from './MenuCard';
import './menus.css';
import { useMenuEdits } from './useMenuEdits';
import { strings } from './strings';

/** The header and the footer menu (SPEC section 2); whatever is done to them is saved at once. */
export function MenusScreen() {
  const { data: stored } = useSuspenseQuery(menusOptions);
  const { menus, failures, save } = useMenuEdits(stored);
  const targets = useLinkTargets();
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
