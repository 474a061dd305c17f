import { paths } from '@shop/config';
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
import { storeEntryState } from './entry-state';

/** Loads the document of the current address, with the state of its history entry. */
type LoadDocument = (navigation: `${NavigationType}`) => void;

interface OwnDocumentProps {
  readonly children: ReactNode;
  readonly load?: LoadDocument;
  /** Path that the open document was loaded for. */
  readonly openedFor?: string;
}

/** A new page starts at its top. Back and Forward find their scroll position, which only a reload restores; so does an anchor. */
const loadDocument: LoadDocument = (navigation) => {
  storeEntryState();
  if (navigation === 'POP' || location.hash !== '') location.reload();
  else location.replace(location.href);
};

/**
 * Enters and leaves the checkout by a document load, as policies are per document. The previous page stays until the document has arrived: no page of the checkout is ever rendered in a document whose policy is wider.
 */
export function OwnDocument({ children, load = loadDocument, openedFor }: OwnDocumentProps) {
  const context = useContext(LocationContext);
  const [shown, setShown] = useState(context);
  const [isLoading, setLoading] = useState(false);
  const { location } = context;
  // The first page is what the document was loaded for, so that this never loads in a loop.
  const needsOwn =
    shown.location.pathname !== location.pathname && needsOwnDocument(location.pathname, openedFor);
  // A document that was requested would still replace a page that is chosen meanwhile: that page is loaded in its place.
  const leaves = shown !== context && (isLoading || needsOwn);
  if (leaves && !isLoading) setLoading(true);
  if (!leaves && shown !== context) setShown(context);
  // With each navigation: the load before may have been stopped.
  useEffect(() => {
    if (leaves) load(context.navigationType);
  }, [leaves, load, context]);
  return <LocationContext value={leaves ? shown : context}>{children}</LocationContext>;
}

/** For a path that no remote serves: an unknown address, or one whose remote is not live. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const errorPage = isKnownPath(pathname) ? (
    <ReturnToSender
      title="This counter is closed for the moment"
      action={<ButtonLink to={paths.allProducts}>See all products</ButtonLink>}
    >
      <p>We have taken this part of the shop off the shelf to mend it. Your cart and wishlist are safe.</p>
    </ReturnToSender>
  ) : (
    <ReturnToSender
      title="Return to sender"
      action={<ButtonLink to={paths.home}>Back to the shop</ButtonLink>}
    >
      <p>There is no page at this address. It may have moved, or a letter in the link went astray.</p>
    </ReturnToSender>
  );
  return <PageNotice>{errorPage}</PageNotice>;
}

/** Fragments are mounted again on another path; a change of the query alone keeps them. */
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

/** The page of the current path, out of the fragments that the release names for it. */
export function CurrentPage() {
  const release = useRelease();
  const routes = useMemo(() => pageRoutes(release), [release]);
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
