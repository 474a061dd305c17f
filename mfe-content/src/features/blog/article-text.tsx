import styles from '@shop/tokens/article-text.module.css';
import { SafeHtml } from '@shop/ui';

/** A post's own text, set for reading: a large first letter, quotations pulled out, pictures as plates. */
export function ArticleText({ html }: { readonly html: string }) {
  return <SafeHtml html={html} className={styles.text} />;
}
