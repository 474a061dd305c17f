import type { BlogPost } from '@shop/contracts';

/** What a text leads to in the shop. */
const shelvesIn = (html: string) =>
  new Set([...html.matchAll(/<a href="(\/(?:products|collections)\/[^"]+)"/g)].map(([, path]) => path));

/** Posts that lead to the same products or shelves as this one, those with the most in common first. */
export function relatedPosts(post: BlogPost, posts: readonly BlogPost[], limit: number): readonly BlogPost[] {
  const own = shelvesIn(post.blogDetail);
  return posts
    .filter(({ blogSlug }) => blogSlug !== post.blogSlug)
    .map((other) => ({
      other,
      shared: [...shelvesIn(other.blogDetail)].filter((path) => own.has(path)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, limit)
    .map(({ other }) => other);
}
