import { useEffect, type ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  readonly title: string;
  /** What belongs beside it: a state, buttons. */
  readonly children?: ReactNode;
}

/** A page's one h1, which names the browser's tab as well. */
export function PageTitle({ title, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · Vintage Craft office`;
  }, [title]);
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
