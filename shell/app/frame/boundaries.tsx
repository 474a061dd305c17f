import { pageLanguage, paths } from '@shop/config';
import { t } from '@shop/config/messages';
import { Button, classNames } from '@shop/ui';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { FragmentBoundary, PageNotice } from '../fragments/fragment-boundary';
import { OnNavigation } from '../state/on-navigation';
import styles from './part-failed.module.css';

interface PartFailedProps {
  readonly name: string;
  readonly floating: boolean;
  readonly links: ReactNode;
  readonly onRetry: () => void;
}

/**
 * Replaces a part of the frame that threw, or floats over the page if the part has no place in it. The next page retries the part.
 */
function PartFailed({ name, floating, links, onRetry }: PartFailedProps) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const tryAgain = () => {
    // The button will be removed, and the retried part may be anywhere on the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={classNames(styles.failed, floating && styles.floating)} role="alert">
      <OnNavigation run={onRetry} />
      <p className={styles.text}>
        {t('{name} stopped working. Everything else is open.', { name: t(name) })}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={tryAgain}>
          {t('Try again')}
        </Button>
        <a href={here}>{t('Reload the page')}</a>
        <span className={styles.actions}>{links}</span>
      </div>
    </div>
  );
}

interface FramePartProps {
  /** The name of the part in an error message, as the beginning of a sentence. */
  readonly name: string;
  /** The part covers the page or is invisible, so that its error floats over the page. */
  readonly floating?: boolean;
  /** Links of the part that are still needed when it fails. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

const again = () => Promise.resolve(true);

/** An error boundary for a part of the frame: the rest of the document keeps working, and the part can be retried. */
export function FramePart({ name, floating = false, links, children }: FramePartProps) {
  return (
    <FragmentBoundary
      onRetry={again}
      onError={(error) => console.error(`[shell] ${name}:`, error)}
      fallback={(retry) => (
        <PartFailed name={name} floating={floating} links={links} onRetry={() => void retry()} />
      )}
    >
      {children}
    </FragmentBoundary>
  );
}

/** Replaces the whole document, so it uses neither the store nor the router. */
function LastResort() {
  return (
    <main id="content" role="alert">
      <PageNotice>
        <h1>{t('Return to sender')}</h1>
        <p>{t('This page stopped working. Your cart and wishlist are safe.')}</p>
        <p>
          <a href={location.pathname + location.search}>{t('Reload the page')}</a> <span>{t('or')}</span>{' '}
          <a href={pageLanguage()?.base ?? paths.home}>{t('go to the home page')}</a>.
        </p>
      </PageNotice>
    </main>
  );
}

/** The outermost error boundary: an uncaught error leaves a document with links. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <FragmentBoundary
      onRetry={() => Promise.resolve(false)}
      onError={(error) => console.error('[shell]', error)}
      fallback={() => <LastResort />}
    >
      {children}
    </FragmentBoundary>
  );
}
