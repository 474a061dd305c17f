import type { PartSource } from '../../src/parts/part-source';
import type { LoadedPart } from './load-parts';

/** Thrown in place of a part that the server could not load: React then leaves its placeholder for the page. */
function LeftToThePage(): never {
  throw new Error('Left to the page');
}

/** The server's source of parts: what was loaded before the render began. */
export function loadedParts(loaded: readonly LoadedPart[]): PartSource {
  const components = new Map(
    loaded.map(({ part, module }) => [`${part.remote}/${part.module}`, module.Component]),
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
