import { useEffect, useRef, useState } from 'react';
import styles from './status-message.module.css';

/** What was just done. An object, so that the same words are announced again. */
export interface News {
  readonly words: string;
}

const none: News = { words: '' };

/** News for a `NewsLine`, empty at first. */
export function useNews(): { readonly news: News; readonly announce: (words: string) => void } {
  const [news, setNews] = useState(none);
  return { news, announce: (words) => setNews({ words }) };
}

/** A line for what was just done. It takes the focus, since the button that was pressed may be gone. */
export function NewsLine({ news }: { readonly news: News }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news.words !== '') line.current?.focus();
  }, [news]);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.news}>
      {news.words}
    </p>
  );
}
