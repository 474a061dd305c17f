import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What has just been done, read out as it appears; nothing while there is nothing to say. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <div role="status">{children && <div className={styles.notice}>{children}</div>}</div>;
}
