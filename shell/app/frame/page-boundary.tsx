import { paths } from '@shop/config';
import type { ReactNode } from 'react';
import { FragmentBoundary } from '../fragments/fragment-boundary';
import { PageNotice } from '../fragments/page-notice';

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

/** Around everything: an error that no part of the page has caught leaves a document that leads on. */
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
