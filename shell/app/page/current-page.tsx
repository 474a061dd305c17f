import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FragmentUnavailable } from '../fragments/fragment-unavailable';
import { RemoteFragment } from '../fragments/remote-fragment';
import { PagePlaceholder, SectionPlaceholder } from '../fragments/placeholders';
import { useRelease } from '../release/release-context';
import { routesLike, pageRoutes, type PageRoute } from '../../federation/routing/page-routes';
import { NotFoundPage } from './not-found-page';

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
