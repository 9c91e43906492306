import { Suspense } from 'react';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { late } from '@/ui/late';
import { SiteLink } from '../SiteLink';
import { words } from './words';

// Most home pages have sections.
const BlankForm = late(async () => (await import('@/ui/BlankForm')).BlankForm);

/** Stands where the sections would be when none is published (SPEC section 2). */
export function BuildYourHomepage() {
  return (
    <div className="page-width py-16">
      <EmptyState
        drawing={
          <Suspense fallback={<span className="h-32" />}>
            <BlankForm />
          </Suspense>
        }
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
