import type { PartSource } from '../../src/parts/part-source';
import type { PartRef } from '../../src/routing/screens';
import type { LoadedPart } from './load-parts';

/** Thrown in place of a part that the server could not load: React then leaves its placeholder for the page. */
export const leftToThePage = new Error('Left to the page');

function LeftToThePage(): never {
  throw leftToThePage;
}

/** The server's source of parts: what was loaded before the render began. `onEnter` hears whose markup is being made. */
export function loadedParts(loaded: readonly LoadedPart[], onEnter: (part: PartRef) => void): PartSource {
  const components = new Map(
    loaded.map(({ part, module: { Component } }) => {
      function Entered() {
        onEnter(part);
        return <Component />;
      }
      return [`${part.remote}/${part.module}`, Entered];
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
