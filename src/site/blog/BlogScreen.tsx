import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedNewestFirst } from '@/content/publication';
import { postsOptions } from '@/queries/siteContent';
import { BlankForm } from '@/ui/BlankForm';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PostCard } from './PostCard';
import { words } from './words';

export function BlogScreen() {
  const { data: posts } = useSuspenseQuery({ ...postsOptions, select: publishedNewestFirst });
  return (
    <div className="page-width grid gap-10 py-14 md:py-20">
      <PageHeading title={words.title} lead={words.lead} />
      {posts.length === 0 ? (
        <EmptyState
          drawing={<BlankForm />}
          title={words.none.title}
          text={words.none.text}
          action={
            <Link to="/visa-types" className={buttonClass()}>
              {words.none.visas}
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
