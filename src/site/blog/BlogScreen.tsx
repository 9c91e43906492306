import { useSuspenseQuery } from '@tanstack/react-query';
import { publishedNewestFirst } from '@/content/publication';
import { keyed } from '@/lib/keyed';
import { postsOptions } from '@/queries/siteContent';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PostCard } from './PostCard';

export function BlogScreen() {
  const { data: posts } = useSuspenseQuery({ ...postsOptions, select: publishedNewestFirst });
  return (
    <div className="page-width grid gap-10 py-14 md:py-20">
      <PageHeading
        title="Our Blog & News"
        lead="Guides to visas, travel and daily life in Dubai, written to be used."
      />
      {posts.length === 0 ? (
        <EmptyState title="No Blog Posts Yet" text="The first post will appear here." />
      ) : (
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {keyed(posts, ({ id }) => id).map(({ key, item: post }) => (
            <li key={key} className="flex min-w-0">
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
