import { Suspense } from 'react';
import { buttonClass } from '@/ui/controls/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { deferred } from '@/hydration/deferred';
import { SiteLink } from '@/shared/visitor/SiteLink';
import { strings } from './strings';

// Lazy, because most home pages have sections.
const BlankForm = deferred(async () => (await import('@/ui/art/BlankForm')).BlankForm);

/** Shown if no section is published (SPEC section 2). */
export function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        drawing={
          <Suspense fallback={<span className="h-32" />}>
            <BlankForm />
          </Suspense>
        }
        title={strings.noSections.title}
        text={strings.noSections.text}
        action={
          <SiteLink href="/admin/dashboard/sections" className={buttonClass()}>
            {strings.noSections.add}
          </SiteLink>
        }
      />
    </div>
  );
}
