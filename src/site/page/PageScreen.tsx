import { Suspense } from 'react';
import type { Page } from '@/content/page';
import { Prose } from '../Prose';
import { Loading } from './Loading';

/** A content page; an empty one shows its title (SPEC section 2). */
export function PageScreen({ page }: { page: Page }) {
  const empty = page.content.trim() === '';
  return (
    <article className="page-width py-14 md:py-20">
      <div className="mx-auto w-full max-w-prose">
        {empty ? (
          <h1 className="screen-title">{page.title}</h1>
        ) : (
          <Suspense fallback={<Loading />}>
            <Prose html={page.content} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
