import { EmptyState, Skeleton } from '@shop/ui';
import { t } from '../../messages';
import { useGetBlogPostsQuery } from '../../features/blog/data';
import { TextUnavailable } from '../../features/text-unavailable';
import { Band } from '../../features/band';
import { PageBanner } from '../../features/page-banner';
import { BlogCard } from '../../features/blog/card';
import styles from './blog-list.module.css';

const placeholders = 6;

function Posts() {
  const { data: posts, error, refetch } = useGetBlogPostsQuery();
  if (posts?.length === 0)
    return <EmptyState title={t('No posts yet')}>{t('The first one is still at the press.')}</EmptyState>;
  if (error && !posts) {
    return (
      <TextUnavailable level={2} title={t('The blog did not arrive')} retry={() => void refetch()}>
        <p>{t('Our posts could not be loaded just now.')}</p>
      </TextUnavailable>
    );
  }
  return (
    <ul className={styles.posts} aria-busy={!posts}>
      {posts
        ? posts.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} excerpt="list" />
            </li>
          ))
        : Array.from({ length: placeholders }, (_, at) => (
            <li key={at}>
              <Skeleton aspect="4 / 5" />
            </li>
          ))}
    </ul>
  );
}

/** All posts of the blog. */
export function BlogListPage() {
  return (
    <>
      <PageBanner trail={[{ label: t('Blog') }]} eyebrow={t('Ink, paper and post')} title={t('Blog')}>
        <p>{t('Notes from the workshop: how things are made, kept, mended and sent.')}</p>
      </PageBanner>
      <Band>
        <Posts />
      </Band>
    </>
  );
}
