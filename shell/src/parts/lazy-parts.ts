import { type ComponentType, lazy } from 'react';
import type { ModuleLoader } from '../loader/module-loader';
import type { PartRef } from '../routing/screens';
import type { PartSource } from './part-source';

/** The page's source: a lazy component a part. `React.lazy` keeps a rejection, so a retry makes a new one. */
export function createLazyParts(loader: ModuleLoader): PartSource {
  const components = new Map<string, ComponentType>();
  const keyOf = ({ remote, module }: PartRef) => `${remote}/${module}`;
  return {
    component(part) {
      const key = keyOf(part);
      const known = components.get(key);
      if (known) return known;
      const component = lazy(async () => ({ default: (await loader.load(part)).Component }));
      components.set(key, component);
      return component;
    },
    module: (part) => loader.load(part),
    retry(part) {
      components.delete(keyOf(part));
      loader.reset(part.remote);
    },
  };
}
