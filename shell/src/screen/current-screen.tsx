import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PartAway } from '../parts/part-away';
import { RemotePart } from '../parts/remote-part';
import { ScreenPlaceholder, SectionPlaceholder } from '../parts/placeholders';
import { useRelease } from '../release-context';
import { routesLike, screenRoutes, type ScreenRoute } from '../routing/screens';
import { NoSuchScreen } from './no-such-screen';

/** A path's parts start anew on another path; a change of the query alone keeps them. */
function Parts({ route }: { readonly route: ScreenRoute }) {
  const { pathname } = useLocation();
  const isScreen = route.parts.length === 1;
  const Placeholder = isScreen ? ScreenPlaceholder : SectionPlaceholder;
  return route.parts.map((part) => (
    <RemotePart
      key={`${part.remote}/${part.module} ${pathname}`}
      part={part}
      placeholder={<Placeholder />}
      away={(retry) => <PartAway retry={retry} isScreen={isScreen} />}
    />
  ));
}

/** The screen of the current path, out of the parts that the release names for it. */
export function CurrentScreen() {
  const release = useRelease();
  const routes = useMemo(() => screenRoutes(release), [release]);
  const { pathname } = useLocation();
  return (
    <Routes>
      {routesLike(routes, pathname).map((route) => (
        <Route key={route.path} path={route.path} element={<Parts route={route} />} />
      ))}
      <Route path="*" element={<NoSuchScreen />} />
    </Routes>
  );
}
