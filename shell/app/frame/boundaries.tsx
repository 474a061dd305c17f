import { paths } from '@shop/config';
import { Button, classNames } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FragmentBoundary, PageNotice } from '../fragments/fragment-boundary';
import { OnNavigation } from '../state/on-navigation';
import styles from './part-failed.module.css';

interface PartFailedProps {
  readonly name: string;
  readonly floating: boolean;
  readonly links: ReactNode;
  readonly onRetry: () => void;
}

/** In place of a part of the frame that threw, or over the page where that part has no place. The next page tries it again. */
function PartFailed({ name, floating, links, onRetry }: PartFailedProps) {
  const { pathname, search } = useLocation();
  const tryAgain = () => {
    // The button is about to go, and what comes back may be anywhere on the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className={classNames(styles.failed, floating && styles.floating)} role="alert">
      <OnNavigation run={onRetry} />
      <p className={styles.text}>{`${name} stopped working. Everything else is open.`}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={tryAgain}>
          Try again
        </Button>
        <a href={pathname + search}>Reload the page</a>
        <span className={styles.actions}>{links}</span>
      </div>
    </div>
  );
}

interface FramePartProps {
  /** The name of the part in an error message, as the beginning of a sentence. */
  readonly name: string;
  /** The part covers the page or is invisible, so that its failure has no place in the page. */
  readonly floating?: boolean;
  /** Links of the part that are still needed when it fails. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

const again = () => Promise.resolve(true);

/** A part of the frame around the pages: what it throws leaves the rest of the document as it is, and the part can be tried again. */
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

/** In place of the whole document: nothing that needs the store or the router. */
function LastResort() {
  return (
    <main id="content" role="alert">
      <PageNotice>
        <h1>Return to sender</h1>
        <p>This page stopped working. Your cart and wishlist are safe.</p>
        <p>
          <a href={location.pathname + location.search}>Reload the page</a> or{' '}
          <a href={paths.home}>go to the home page</a>.
        </p>
      </PageNotice>
    </main>
  );
}

/** Around everything: an error that no part of the page has caught leaves a document with links. */
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
