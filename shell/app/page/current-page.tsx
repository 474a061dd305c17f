import { paths } from '@shop/config';
import { t } from '@shop/config/messages';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router';
import { Route, Routes, useLocation } from 'react-router-dom';
import {
  isKnownPath,
  needsOwnDocument,
  type PageRoute,
  pageRoutes,
  routesLike,
} from '../../federation/routing/page-routes';
import { FragmentUnavailable, PageNotice } from '../fragments/fragment-boundary';
import { PagePlaceholder, RemoteFragment, SectionPlaceholder } from '../fragments/remote-fragment';
import { useRelease } from '../release/release-context';
import { useStorefront } from '../state/storefront';
import { storeEntryState } from './entry-state';

/** Loads the document of the current URL, with the state of its history entry. */
type LoadDocument = (navigation: `${NavigationType}`) => void;

interface OwnDocumentProps {
  readonly children: ReactNode;
  readonly load?: LoadDocument;
  /** Path that the open document was loaded for. */
  readonly openedFor?: string;
}

/** A new page starts at its top. Only a reload restores the scroll position of Back, Forward and anchors. */
const loadDocument: LoadDocument = (navigation) => {
  const carrying = storeEntryState();
  if (carrying !== null) location.replace(carrying);
  else if (navigation === 'POP' || location.hash !== '') location.reload();
  else location.replace(location.href);
};

/**
 * Enters and leaves the checkout with a document load, because content security policies are per document. The previous page
 * stays until the document arrives, so that checkout pages are never rendered in a document with a weaker policy.
 */
export function OwnDocument({ children, load = loadDocument, openedFor }: OwnDocumentProps) {
  const context = useContext(LocationContext);
  const [shown, setShown] = useState(context);
  const [isLoading, setLoading] = useState(false);
  const { location } = context;
  // The document was loaded for the first page, so this never loads in a loop.
  const needsOwn =
    shown.location.pathname !== location.pathname && needsOwnDocument(location.pathname, openedFor);
  // A pending document load would replace a page that is opened in the meantime, so that page is loaded as a document too.
  const leaves = shown !== context && (isLoading || needsOwn);
  if (leaves && !isLoading) setLoading(true);
  if (!leaves && shown !== context) setShown(context);
  // On each navigation, because the previous load may have been stopped.
  useEffect(() => {
    if (leaves) load(context.navigationType);
  }, [leaves, load, context]);
  return <LocationContext value={leaves ? shown : context}>{children}</LocationContext>;
}

/** Shown for a path without a live remote: an unknown URL, or one whose remote is switched off. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const errorPage = isKnownPath(pathname) ? (
    <ReturnToSender
      title={t('This counter is closed for the moment')}
      action={<ButtonLink to={paths.allProducts}>{t('See all products')}</ButtonLink>}
    >
      <p>
        {t('We have taken this part of the shop off the shelf to mend it. Your cart and wishlist are safe.')}
      </p>
    </ReturnToSender>
  ) : (
    <ReturnToSender
      title={t('Return to sender')}
      action={<ButtonLink to={paths.home}>{t('Back to the shop')}</ButtonLink>}
    >
      <p>{t('There is no page at this address. It may have moved, or a letter in the link went astray.')}</p>
    </ReturnToSender>
  );
  return <PageNotice>{errorPage}</PageNotice>;
}

/** Fragments are remounted when the path changes, but not when only the query changes. */
function Fragments({ route }: { readonly route: PageRoute }) {
  const { pathname } = useLocation();
  const isPage = route.fragments.length === 1;
  const Placeholder = isPage ? PagePlaceholder : SectionPlaceholder;
  return route.fragments.map((fragment) => (
    <RemoteFragment
      key={`${fragment.remote}/${fragment.module} ${pathname}`}
      fragment={fragment}
      placeholder={<Placeholder />}
      renderError={(retry) => <FragmentUnavailable retry={retry} isPage={isPage} />}
    />
  ));
}

/** The page of the current path, composed of the fragments in the release. */
export function CurrentPage() {
  const release = useRelease();
  const home = useStorefront()?.home;
  const routes = useMemo(() => pageRoutes(release, home), [release, home]);
  const { pathname } = useLocation();
  return (
    <Routes>
      {routesLike(routes, pathname).map((route) => (
        <Route key={route.path} path={route.path} element={<Fragments route={route} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
