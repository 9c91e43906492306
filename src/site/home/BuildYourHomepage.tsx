import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { SiteLink } from '../SiteLink';

/** Stands where the sections would be when none is published (SPEC section 2). */
export function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        title="Build Your Homepage"
        text="Sections that you publish in the admin area appear here."
        action={
          <SiteLink href="/admin/dashboard/sections" className={buttonClass()}>
            Add sections
          </SiteLink>
        }
      />
    </div>
  );
}
