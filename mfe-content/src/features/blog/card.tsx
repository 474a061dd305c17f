import { limits, paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { BlogPost } from '@shop/contracts';
import { ProductPhoto, SafeHtml, VisuallyHidden } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './card.module.css';
import { excerptHtml } from './excerpt-html';

/** The day of a post, from an ISO 8601 time; nothing if it is invalid. */
export function PostDate({ at }: { readonly at: string }) {
  const day = formatDate(at);
  return day && <time dateTime={at}>{day}</time>;
}

interface BlogCardProps {
  readonly post: BlogPost;
  /** The home page shows a shorter text. */
  readonly excerpt: 'home' | 'list';
}

/** A post, styled as a newspaper clipping. */
export function BlogCard({ post, excerpt }: BlogCardProps) {
  const home = excerpt === 'home';
  const text = excerptHtml(post.blogDetail, home ? limits.blogCardCharacters : limits.blogListCharacters);
  const Heading = home ? 'h3' : 'h2';
  return (
    <article className={styles.clipping}>
      <div className={styles.photo}>
        <ProductPhoto
          photo={post.blogPhoto}
          alt=""
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        />
      </div>
      <div className={styles.column}>
        <p className={styles.dateline}>
          <span aria-hidden="true">Vintage Craft</span>
          <PostDate at={post.createdAt} />
        </p>
        <Heading className={styles.name}>{post.blogName}</Heading>
        <SafeHtml html={text} className={styles.text} />
        <Link to={paths.blog(post.blogSlug)} className={styles.more}>
          <span>{t('Read More')}</span>
          <VisuallyHidden>{` ${t('about {post}', { post: post.blogName })}`}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
