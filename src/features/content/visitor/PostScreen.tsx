import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { tagList, type Post, publishedNewestFirst } from '@/domain/entries';
import { formatPostDay } from '@/lib/dates';
import { deferred } from '@/ui/deferred';
import { keyed } from '@/lib/sorting';
import { CoverArt } from '@/ui/art/ornaments';
import { Picture } from '@/ui/Picture';
import { Loading, Prose } from './PageScreen';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { blogStrings } from './strings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { postsOptions } from '@/shared/queries/siteContent';
import { BlankForm, EmptyState, PageHeading, buttonClass } from '@/ui/elements';

/** A post in the list (SPEC section 2, blog list). */
function PostCard({ post: stored }: { post: Post }) {
  const post = inLanguage?.(stored) ?? stored;
  return (
    <article className="sheet flex w-full flex-col overflow-hidden p-0">
      <Picture
        src={post.imageUrl}
        alt=""
        className="aspect-[16/9]"
        fallback={<CoverArt seed={post.slug} category={post.category} className="size-full" />}
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <p className="document-label" {...originalLanguage?.(post, 'category')}>
          {post.category}
        </p>
        <h2
          className="font-display text-2xl leading-tight font-semibold wrap-anywhere"
          {...originalLanguage?.(post, 'title')}
        >
          {post.title}
        </h2>
        <p
          className="line-clamp-3 text-muted print:line-clamp-none wrap-anywhere"
          {...originalLanguage?.(post, 'metaDescription')}
        >
          {post.metaDescription}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-3 pt-2 text-sm text-muted">
          <span>{blogStrings.card.author}</span>
          <time dateTime={post.date} className="font-mono">
            {formatPostDay(post.date, 'medium')}
          </time>
        </p>
        <Link to="/blog/$slug" params={{ slug: post.slug }} className="read-more no-print">
          {blogStrings.card.more(post.title)}
        </Link>
      </div>
    </article>
  );
}

export function BlogScreen() {
  const { data: posts } = useSuspenseQuery({ ...postsOptions, select: publishedNewestFirst });
  return (
    <div className="page-width grid gap-10 py-14 md:py-20">
      <PageHeading title={blogStrings.title} lead={blogStrings.lead} />
      {posts.length === 0 ? (
        <EmptyState
          drawing={<BlankForm />}
          title={blogStrings.none.title}
          text={blogStrings.none.text}
          action={
            <Link to="/visa-types" className={buttonClass()}>
              {blogStrings.none.visas}
            </Link>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id} className="flex min-w-0">
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ApplyCard = deferred(async () => (await import('./CardPlan')).ApplyCard);

/** A published post (SPEC section 2, blog post). */
export function PostScreen({ post: stored }: { post: Post }) {
  const post = inLanguage?.(stored) ?? stored;
  return (
    <article className="page-width grid gap-8 py-14 print:py-0">
      <div className="no-print mx-auto w-full max-w-prose">
        <Link to="/blog" className="back-link">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />{' '}
          {blogStrings.post.back}
        </Link>
      </div>
      <header className="mx-auto grid w-full max-w-prose gap-4">
        <p className="document-label" {...originalLanguage?.(post, 'category')}>
          {post.category}
        </p>
        <h1 className="screen-title wrap-anywhere" {...originalLanguage?.(post, 'title')}>
          {post.title}
        </h1>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span>{blogStrings.post.author}</span>
          <time dateTime={post.date} className="font-mono">
            {formatPostDay(post.date, 'full')}
          </time>
          <span>
            {blogStrings.post.reading(post.content.split(/<[^<>]*>|\s+/).filter(Boolean).length)}
          </span>
        </p>
      </header>
      <Picture
        src={post.imageUrl}
        alt=""
        className="mx-auto aspect-[3/1] w-full max-w-4xl rounded-box"
        fallback={<CoverArt seed={post.slug} category={post.category} className="size-full" />}
      />
      <div className="mx-auto grid w-full max-w-prose gap-8">
        <Suspense fallback={<Loading />}>
          <Prose html={post.content} topHeading={2} {...originalLanguage?.(post, 'content')} />
        </Suspense>
        <Tags post={post} />
        <Suspense>
          <ApplyCard />
        </Suspense>
      </div>
    </article>
  );
}

function Tags({ post }: { post: Post }) {
  const tags = tagList(post);
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={blogStrings.post.tags}
      className="no-print flex flex-wrap gap-2 border-t border-hairline pt-6"
      {...originalLanguage?.(post, 'tags')}
    >
      {keyed(tags, (tag) => tag).map(({ key, item: tag }) => (
        <li
          key={key}
          className="rounded-field border border-hairline px-[0.6rem] py-[0.15rem] font-mono text-[0.8125rem]/[1.6] font-semibold wrap-anywhere"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
