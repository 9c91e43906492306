import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { SiteLink } from '../SiteLink';
import { words } from './words';

/** Stands where the sections would be when none is published (SPEC section 2). */
export function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        title={words.noSections.title}
        text={words.noSections.text}
        action={
          <SiteLink href="/admin/dashboard/sections" className={buttonClass()}>
            {words.noSections.add}
          </SiteLink>
        }
      />
    </div>
  );
}
