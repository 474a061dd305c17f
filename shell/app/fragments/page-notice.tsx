import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

/** An error page in place of a page: clear of the window's edges, and tall enough to keep the footer down. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
