import { type ReactNode, Suspense } from 'react';
import type { Page } from '@/domain/entries';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { Prose, Loading } from './HomeSection';

function PageColumn({ children }: { children: ReactNode }) {
  return (
    <article className="page-width py-14 md:py-20 print:py-0">
      <div className="mx-auto w-full max-w-prose">{children}</div>
    </article>
  );
}

export function PagePending() {
  return (
    <PageColumn>
      <Loading />
    </PageColumn>
  );
}

/** A content page; an empty one shows its title (SPEC section 2). */
export function PageScreen({ page: stored }: { page: Page }) {
  const page = inLanguage?.(stored) ?? stored;
  const empty = page.content.trim() === '';
  return (
    <PageColumn>
      {empty ? (
        <h1 className="screen-title" {...originalLanguage?.(page, 'title')}>
          {page.title}
        </h1>
      ) : (
        <Suspense fallback={<Loading />}>
          <Prose html={page.content} {...originalLanguage?.(page, 'content')} />
        </Suspense>
      )}
    </PageColumn>
  );
}
