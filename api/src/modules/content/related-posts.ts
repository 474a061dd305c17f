/** As much of a post as shows what it is about. */
interface Leading {
  readonly slug: string;
  /** HTML. */
  readonly detail: string;
}

/** What a text leads to in the shop. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a href="(\/(?:products|collections)\/[^"]+)"/g)].map(([, path]) => path));

/** Slugs of posts that lead to the same products or collections as this one, those with the most in common first. */
export function relatedPosts(post: Leading, posts: readonly Leading[], limit: number): string[] {
  const own = linksIn(post.detail);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map(({ slug, detail }) => ({
      slug,
      shared: [...linksIn(detail)].filter((path) => own.has(path)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, limit)
    .map(({ slug }) => slug);
}
