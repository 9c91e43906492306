import type * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

const schema = recordSchema({
  id: field.identity,
  title: field.text,
  slug: field.text,
  content: field.text,
  imageUrl: field.text,
  category: field.text,
  tags: field.text,
  metaTitle: field.text,
  metaDescription: field.text,
  published: field.published,
  date: field.text,
});

/**
 * A blog post; `content` is HTML, `tags` are separated by commas of any script, `date` is an ISO
 * timestamp (SPEC section 3).
 */
export type Post = v.InferOutput<typeof schema>;

export const postType: CollectionType<Post, 'blogs'> = {
  kind: 'collection',
  key: 'blogs',
  schema,
};

/** The tags of a post, trimmed. */
export function tagList(post: Post): string[] {
  return post.tags
    .split(/[,،、，]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
