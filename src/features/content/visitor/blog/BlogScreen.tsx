import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedNewestFirst } from '@/domain/published';
import { postsOptions } from '@/shared/queries/siteContent';
import { BlankForm } from '@/ui/art/BlankForm';
import { buttonClass } from '@/ui/controls/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PostCard } from './PostCard';
import { strings } from './strings';

export function BlogScreen() {
  const { data: posts } = useSuspenseQuery({ ...postsOptions, select: publishedNewestFirst });
  return (
    <div className="page-width grid gap-10 py-14 md:py-20">
      <PageHeading title={strings.title} lead={strings.lead} />
      {posts.length === 0 ? (
        <EmptyState
          drawing={<BlankForm />}
          title={strings.none.title}
          text={strings.none.text}
          action={
            <Link to="/visa-types" className={buttonClass()}>
              {strings.none.visas}
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
