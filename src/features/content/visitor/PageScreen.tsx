import { type ReactNode, Suspense } from 'react';
import type { Page, Section } from '@/domain/entries';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { deferred } from '@/ui/deferred';
import { linkUrl } from '@/lib/browser/safeUrl';
import { buttonClass } from '@/ui/elements';
import { CoverArt } from '@/ui/art/ornaments';
import { Picture } from '@/ui/Picture';
import { SiteLink } from '@/shared/visitor/SiteLink';
import { strings } from '@/shared/visitor/strings';

/** Renders stored HTML as visitors see it; suspends until its code is loaded. */
export const Prose = deferred(async () => (await import('@/ui/html/RichText')).RichText);

/** A section with its image on the chosen side (SPEC section 2). */
export function HomeSection({ section: stored }: { section: Section }) {
  const section = inLanguage?.(stored) ?? stored;
  const pictureLast = section.imagePosition === 'right';
  return (
    <section className="page-width grid items-center gap-10 py-16 md:grid-cols-2">
      <Picture
        src={section.imageUrl}
        alt=""
        className={`section-picture ${pictureLast ? 'md:order-last' : ''}`}
        fallback={<CoverArt seed={section.id} className="size-full" />}
      />
      <div className="grid min-w-0 justify-items-start gap-5">
        <h2 className="section-title wrap-anywhere" {...originalLanguage?.(section, 'title')}>
          {section.title}
        </h2>
        <Suspense>
          <Prose
            html={section.description}
            topHeading={2}
            {...originalLanguage?.(section, 'description')}
          />
        </Suspense>
        {section.buttonText !== '' && linkUrl(section.buttonLink) !== undefined && (
          <SiteLink href={section.buttonLink} className={buttonClass({ variant: 'outline' })}>
            {originalLanguage ? (
              <span {...originalLanguage(section, 'buttonText')}>{section.buttonText}</span>
            ) : (
              section.buttonText
            )}
          </SiteLink>
        )}
      </div>
    </section>
  );
}

/** Shown first by a content page (SPEC section 2). */
export function Loading() {
  return (
    <p role="status" data-loading="" className="py-24">
      {strings.loading}
    </p>
  );
}

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
