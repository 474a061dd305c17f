import { paths } from '@shop/config';
import type { BlogPost } from '@shop/contracts';
import articleText from '@shop/tokens/article-text.module.css';
import { Breadcrumb, ButtonLink, ProductPhoto, ReturnToSender, SafeHtml, Skeleton, Spinner } from '@shop/ui';
import { useParams } from 'react-router-dom';
import { t } from '../../messages';
import { Band } from '../../features/band';
import { PostDate } from '../../features/blog/card';
import { useGetBlogPostQuery } from '../../features/blog/data';
import { LinesPlaceholder } from '../../features/lines-placeholder';
import { plainText } from '../../features/plain-text';
import { TextUnavailable } from '../../features/text-unavailable';
import { Neighbours, RecentPosts, SameCategory } from './other-posts';
import styles from './blog-post.module.css';

/** A comfortable reading speed. */
const wordsPerMinute = 220;

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A link from the blog to the products. */
function LoveVintage() {
  return (
    <aside className={styles.invitation} aria-labelledby="love-vintage">
      <h2 id="love-vintage" className={styles.invitationTitle}>
        {t('Love Vintage?')}
      </h2>
      <p className={styles.invitationText}>
        {t('The papers, tapes and stamps from these pages are on the counter.')}
      </p>
      <ButtonLink to={paths.allProducts} variant="primary">
        {t('View Products')}
      </ButtonLink>
    </aside>
  );
}

/** A post that is loading: its picture, title and lines. */
function PostPlaceholder() {
  return (
    <div className={styles.placeholder}>
      <Spinner label={t('Loading...')} />
      <Skeleton aspect="3 / 2" />
      <Skeleton width="70%" height="3rem" />
      <LinesPlaceholder />
    </div>
  );
}

function Post({ post }: { readonly post: BlogPost }) {
  return (
    <>
      <Band width="reading">
        <Breadcrumb
          items={[
            { label: t('Home'), to: paths.home },
            { label: t('Blog'), to: paths.blogs },
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
              {post.author && <span>{t('By {author}', { author: post.author })}</span>}
              <span>{t('{minutes} min read', { minutes: readingMinutes(post.blogDetail) })}</span>
            </p>
            <h1>{post.blogName}</h1>
            <SafeHtml html={post.blogDetail} className={articleText.text} />
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

/** A blog post, by the slug in the URL. */
export function BlogPostPage() {
  const { name = '' } = useParams();
  const { data: post, error, refetch } = useGetBlogPostQuery(name);
  if (post) return <Post post={post} />;
  if (post === null) {
    return (
      <ReturnToSender
        title={t('No such post')}
        action={<ButtonLink to={paths.blogs}>{t('Back to the blog')}</ButtonLink>}
      >
        <p>{t('This post is not in our files. It may have been renamed or taken out.')}</p>
      </ReturnToSender>
    );
  }
  // `error` stays set while a failed request is repeated, so the page does not flicker.
  if (!error) {
    return (
      <Band width="reading">
        <PostPlaceholder />
      </Band>
    );
  }
  return (
    <TextUnavailable title={t('The post did not arrive')} retry={() => void refetch()}>
      <p>{t('It could not be loaded just now.')}</p>
    </TextUnavailable>
  );
}
