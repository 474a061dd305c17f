import { paths } from '@shop/config';
import type { BlogPost } from '@shop/contracts';
import { Breadcrumb, ButtonLink, ProductPhoto, ReturnToSender } from '@shop/ui';
import { useParams } from 'react-router-dom';
import { useGetBlogPostQuery } from '../../features/blog/data';
import { TextUnavailable } from '../../features/text-unavailable';
import { Band } from '../../features/band';
import { ArticleText } from '../../features/blog/article-text';
import { LoveVintage } from '../../features/blog/love-vintage';
import { Neighbours } from '../../features/blog/neighbours';
import { PostDate } from '../../features/blog/post-date';
import { PostPlaceholder } from '../../features/blog/post-placeholder';
import { readingMinutes } from '../../features/blog/reading-time';
import { RecentPosts } from './other-posts';
import { SameCategory } from '../../features/blog/same-category';
import styles from './page.module.css';

function Post({ post }: { readonly post: BlogPost }) {
  return (
    <>
      <Band width="reading">
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Blog', to: paths.blogs },
            { label: post.blogName },
          ]}
        />
        <div className={styles.page}>
          <article className={styles.post}>
            <ProductPhoto
              photo={post.blogPhoto}
              alt=""
              sizes="(min-width: 1180px) 688px, (min-width: 1024px) 60vw, 100vw"
              eager
              className={styles.photo}
            />
            <p className={styles.dateline}>
              <PostDate at={post.createdAt} />
              {post.author && <span>{`By ${post.author}`}</span>}
              <span>{`${readingMinutes(post.blogDetail)} min read`}</span>
            </p>
            <h1>{post.blogName}</h1>
            <ArticleText html={post.blogDetail} />
            <Neighbours slug={post.blogSlug} />
          </article>
          <div className={styles.side}>
            <RecentPosts exceptSlug={post.blogSlug} />
            <LoveVintage />
          </div>
        </div>
      </Band>
      <SameCategory post={post} />
    </>
  );
}

/** One post of the blog, by the slug in the address. */
export function BlogPostPage() {
  const { name = '' } = useParams();
  const { data: post, error, refetch } = useGetBlogPostQuery(name);
  if (post) return <Post post={post} />;
  if (post === null) {
    return (
      <ReturnToSender
        title="No such post"
        action={<ButtonLink to={paths.blogs}>Back to the blog</ButtonLink>}
      >
        <p>This post is not in our files. It may have been renamed or taken out.</p>
      </ReturnToSender>
    );
  }
  // Asked by `error` alone: it stays while a failed request is repeated, so the page does not flicker.
  if (!error) {
    return (
      <Band width="reading">
        <PostPlaceholder />
      </Band>
    );
  }
  return (
    <TextUnavailable title="The post did not arrive" retry={() => void refetch()}>
      <p>It could not be fetched just now.</p>
    </TextUnavailable>
  );
}
