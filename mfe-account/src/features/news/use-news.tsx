import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './use-news.module.css';

/** A line for what was just done. It takes the focus, since the button that was pressed may be gone. */
export function useNews(): { readonly announce: (words: string) => void; readonly line: ReactNode } {
  const line = useRef<HTMLParagraphElement>(null);
  // An object, so that the same words are said again.
  const [news, setNews] = useState({ words: '' });
  useEffect(() => {
    if (news.words !== '') line.current?.focus();
  }, [news]);
  return {
    announce: (words) => setNews({ words }),
    line: (
      <p ref={line} tabIndex={-1} role="status" className={styles.news}>
        {news.words}
      </p>
    ),
  };
}
