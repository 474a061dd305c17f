import { paths } from '@shop/config';
import type { BlogPost } from '@shop/contracts';
import { ProductPhoto, SectionHeading } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { Band } from '../../features/band';
import { BlogCard, PostDate } from '../../features/blog/card';
import { useGetBlogPostsQuery } from '../../features/blog/data';
import styles from './other-posts.module.css';

function Neighbour({ post, label }: { readonly post: BlogPost; readonly label: 'Previous' | 'Next' }) {
  return (
    <Link to={paths.blog(post.blogSlug)} className={styles.neighbour} data-at={label}>
      <span className={styles.neighbourPhoto}>
        <ProductPhoto photo={post.blogPhoto} alt="" sizes="120px" />
      </span>
      <span>
        <span className={styles.label}>{t(label === 'Previous' ? 'Previous post' : 'Next post')}</span>
        <span className={styles.name}>{post.blogName}</span>
      </span>
    </Link>
  );
}

/** The previous and the next post by date; nothing if there are none. */
export function Neighbours({ slug }: { readonly slug: string }) {
  const { data: posts = [] } = useGetBlogPostsQuery();
  const at = posts.findIndex(({ blogSlug }) => blogSlug === slug);
  if (at < 0) return null;
  // The list starts with the newest post.
  const [previous, next] = [posts[at + 1], posts[at - 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('Previous and next post')} className={styles.neighbours}>
      {previous && <Neighbour post={previous} label="Previous" />}
      {next && <Neighbour post={next} label="Next" />}
    </nav>
  );
}

const maxRecent = 5;

/** The newest posts other than the current one; nothing if there are none. */
export function RecentPosts({ exceptSlug }: { readonly exceptSlug: string }) {
  const { data: posts } = useGetBlogPostsQuery();
  const others = (posts ?? []).filter((post) => post.blogSlug !== exceptSlug).slice(0, maxRecent);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.recentTitle}>
        {t('Recent Posts')}
      </h2>
      <ul className={styles.recentList}>
        {others.map((post) => (
          <li key={post.id} className={styles.recent}>
            <span className={styles.recentPhoto}>
              <ProductPhoto photo={post.blogPhoto} alt="" sizes="96px" />
            </span>
            <span>
              <Link to={paths.blog(post.blogSlug)} className={styles.link}>
                {post.blogName}
              </Link>
              <span className={styles.date}>
                <PostDate at={post.createdAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Posts on the same subjects; nothing if there are none. */
export function SameCategory({ post }: { readonly post: BlogPost }) {
  const { data: posts = [] } = useGetBlogPostsQuery();
  const related = (post.related ?? []).flatMap(
    (slug) => posts.find(({ blogSlug }) => blogSlug === slug) ?? [],
  );
  if (related.length === 0) return null;
  return (
    <Band ground="inland" labelledBy="same-shelf">
      <SectionHeading title={t('From the same shelf')} id="same-shelf" />
      <ul className={styles.related}>
        {related.map((other) => (
          <li key={other.id}>
            <BlogCard post={other} excerpt="home" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
