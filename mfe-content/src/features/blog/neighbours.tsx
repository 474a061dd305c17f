import { paths } from '@shop/config';
import type { BlogPost } from '@shop/contracts';
import { ProductPhoto } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useGetBlogPostsQuery } from './data';
import styles from './neighbours.module.css';

function Neighbour({ post, label }: { readonly post: BlogPost; readonly label: string }) {
  return (
    <Link to={paths.blog(post.blogSlug)} className={styles.post} data-at={label}>
      <span className={styles.photo}>
        <ProductPhoto photo={post.blogPhoto} alt="" sizes="120px" />
      </span>
      <span>
        <span className={styles.label}>{`${label} post`}</span>
        <span className={styles.name}>{post.blogName}</span>
      </span>
    </Link>
  );
}

/** The posts before and after the one being read, by date. Nothing while there are none. */
export function Neighbours({ slug }: { readonly slug: string }) {
  const { data: posts = [] } = useGetBlogPostsQuery();
  const at = posts.findIndex(({ blogSlug }) => blogSlug === slug);
  if (at < 0) return null;
  // The newest is first in the list.
  const [previous, next] = [posts[at + 1], posts[at - 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next post" className={styles.neighbours}>
      {previous && <Neighbour post={previous} label="Previous" />}
      {next && <Neighbour post={next} label="Next" />}
    </nav>
  );
}
