import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedNewestFirst } from '@/domain/published';
import { postsOptions } from '@/shared/queries/siteContent';
import { buttonClass } from '@/ui/controls/Button';
import { BlankForm, EmptyState, PageHeading } from '@/ui/elements';
import type { Post } from '@/domain/entries';
import { formatPostDay } from '@/lib/dates';
import { CoverArt } from '@/ui/art/ornaments';
import { Picture } from '@/ui/Picture';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { blogStrings } from './strings';

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
