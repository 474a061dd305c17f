import { paths, timings } from '@shop/config';
import { Carousel, SectionHeading } from '@shop/ui';
import { t } from '../messages';
import { useGetBlogPostsQuery } from '../features/blog/data';
import { Band } from '../features/band';
import { BlogCard } from '../features/blog/card';
import styles from './latest-blogs.module.css';

const headingId = 'latest-blogs';

/** The blog's posts as a row of newspaper clippings; nothing without posts. */
export function LatestBlogs() {
  const { data } = useGetBlogPostsQuery();
  const posts = Array.isArray(data) ? data : [];
  if (posts.length === 0) return null;
  return (
    <Band labelledBy={headingId}>
      <SectionHeading
        title={t('Latest from the blog')}
        id={headingId}
        action={{ label: t('All posts'), to: paths.blogs }}
      />
      <Carousel
        label={t('Latest posts')}
        loop
        dots
        autoplay={timings.blogAutoplay}
        transition={timings.carouselTransition}
        className={styles.strip}
      >
        {posts.map((post, at) => (
          <div key={post.id} className={styles.cutting} data-odd={at % 2 === 1}>
            <BlogCard post={post} excerpt="home" />
          </div>
        ))}
      </Carousel>
    </Band>
  );
}
