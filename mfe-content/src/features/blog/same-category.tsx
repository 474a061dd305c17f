import type { BlogPost } from '@shop/contracts';
import { SectionHeading } from '@shop/ui';
import { useGetBlogPostsQuery } from './data';
import { Band } from '../band';
import { BlogCard } from './card';
import styles from './same-category.module.css';

/** Posts about the same things as the one that was read. Nothing when there are none. */
export function SameCategory({ post }: { readonly post: BlogPost }) {
  const { data: posts = [] } = useGetBlogPostsQuery();
  const related = (post.related ?? []).flatMap(
    (slug) => posts.find(({ blogSlug }) => blogSlug === slug) ?? [],
  );
  if (related.length === 0) return null;
  return (
    <Band ground="inland" labelledBy="same-shelf">
      <SectionHeading title="From the same shelf" id="same-shelf" />
      <ul className={styles.posts}>
        {related.map((other) => (
          <li key={other.id}>
            <BlogCard post={other} excerpt="home" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
