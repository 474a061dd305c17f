import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { breathe } from '../breathe';

/**
 * The page's router. The router's own shows a new screen as a transition, which begins anew with each answer of the API
 * that comes meanwhile; and what React is told inside of a click makes the paint wait for the old screen's effects too.
 * So here it is told in the next task: the screen is rendered in one go, then painted, and then comes the rest.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ location: history.location, navigationType: history.action });
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        void breathe().then(() => setPlace({ location, navigationType: action }));
      }),
    [history],
  );
  return (
    <Router navigator={history} {...place}>
      {children}
    </Router>
  );
}
