import type { FragmentSource } from '../../federation/fragment-source';
import type { FragmentRef } from '../../federation/routing/page-routes';
import type { LoadedFragment } from './load-fragments';

/** Thrown in place of a fragment that the server could not load: React then leaves its placeholder for the browser. */
export const leftToThePage = new Error('Left to the page');

function LeftToThePage(): never {
  throw leftToThePage;
}

/** The server's source of fragments: what was loaded before the render began. `onEnter` is called with the remote whose markup is being rendered. */
export function loadedFragments(
  loaded: readonly LoadedFragment[],
  onEnter: (fragment: FragmentRef) => void,
): FragmentSource {
  const components = new Map(
    loaded.map(({ fragment, module: { Component } }) => {
      function Entered() {
        onEnter(fragment);
        return <Component />;
      }
      return [`${fragment.remote}/${fragment.module}`, Entered];
    }),
  );
  return {
    component: ({ remote, module }) => components.get(`${remote}/${module}`) ?? LeftToThePage,
    approach: () => undefined,
    module: () => Promise.reject(new Error('Parts are not loaded during a server render')),
    retry: () => undefined,
    ready: () => undefined,
    failed: () => undefined,
    onRestart: () => () => undefined,
  };
}
