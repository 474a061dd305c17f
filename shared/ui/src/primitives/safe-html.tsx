import { langOfEnglish } from '@shop/config/messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from './class-names';
import { openInside, openOutside } from './rich-text-links';
import styles from './safe-html.module.css';
import { loadedSanitizer, loadSanitizer } from './sanitize';
import { useHydrating } from './use-client-state';

export interface SafeHtmlProps {
  /** HTML that the server sanitised when it was saved. */
  readonly html: string;
  readonly className?: string;
}

/**
 * The shop's HTML texts. Server-rendered HTML is not changed; HTML that arrives later in the browser is sanitised
 * again before it is shown. Links to other sites open a new tab, and links within the shop navigate client-side.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const hydrating = useHydrating();
  const [rendered] = useState(hydrating ? html : undefined);
  const [, setLoaded] = useState(loadedSanitizer() !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  const trusted = html === rendered;
  const sanitize = loadedSanitizer();
  const clean = useMemo(() => (trusted ? html : sanitize?.(html)), [html, trusted, sanitize]);
  // A stable object, as React sets the HTML again for each new one, which would clear the shopper's selection.
  const inner = useMemo(() => ({ __html: clean ?? '' }), [clean]);
  const waiting = clean === undefined;

  useEffect(() => {
    if (!waiting) return;
    let wanted = true;
    loadSanitizer().then(
      () => {
        if (wanted) setLoaded(true);
      },
      // Unsanitised HTML is never shown: without the sanitiser, the element stays empty.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [waiting]);

  useEffect(() => {
    if (box.current) openOutside(box.current);
  }, [clean]);

  useEffect(() => (box.current ? openInside(box.current, navigate) : undefined), [navigate]);

  return (
    <div
      ref={box}
      className={classNames(styles.html, className)}
      lang={langOfEnglish()}
      aria-busy={waiting || undefined}
      dangerouslySetInnerHTML={inner}
    />
  );
}
