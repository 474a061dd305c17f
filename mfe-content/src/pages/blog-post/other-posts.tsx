import { paths } from '@shop/config';
import { ProductPhoto } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useGetBlogPostsQuery } from '../../features/blog/data';
import { PostDate } from '../../features/blog/post-date';
import styles from './other-posts.module.css';

const shown = 5;

/** The newest posts other than the one being read. Nothing when there are none. */
export function RecentPosts({ exceptSlug }: { readonly exceptSlug: string }) {
  const { data: posts } = useGetBlogPostsQuery();
  const others = (posts ?? []).filter((post) => post.blogSlug !== exceptSlug).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.title}>
        Recent Posts
      </h2>
      <ul className={styles.list}>
        {others.map((post) => (
          <li key={post.id} className={styles.post}>
            <span className={styles.photo}>
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
