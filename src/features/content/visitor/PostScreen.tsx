import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { tagList, type Post } from '@/domain/entries';
import { formatPostDay } from '@/lib/dates';
import { deferred } from '@/ui/deferred';
import { keyed } from '@/lib/sorting';
import { CoverArt } from '@/ui/art/ornaments';
import { Picture } from '@/ui/Picture';
import { Loading, Prose } from './PageScreen';
import { inLanguage, originalLanguage } from '@/domain/translations';
import { blogStrings } from './strings';

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
