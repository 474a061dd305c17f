import styles from '@shop/tokens/article-text.module.css';
import { SafeHtml } from '@shop/ui';

/** A post's own text, set for reading: a drop cap, pull quotes, pictures as plates. */
export function ArticleText({ html }: { readonly html: string }) {
  return <SafeHtml html={html} className={styles.text} />;
}
