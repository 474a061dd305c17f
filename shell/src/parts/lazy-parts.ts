import { type ComponentType, lazy } from 'react';
import type { ModuleLoader } from '../loader/module-loader';
import type { PartRef } from '../routing/screens';
import type { PartSource } from './part-source';

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The page's source: a lazy component a part. `React.lazy` keeps a rejection, so a retry makes a new one. */
export function createLazyParts(loader: ModuleLoader): PartSource {
  const components = new Map<string, ComponentType>();
  const gates = new Map<string, Gate>();
  const keyOf = ({ remote, module }: PartRef) => `${remote}/${module}`;
  const gateOf = (part: PartRef) => {
    const gate = gates.get(keyOf(part)) ?? createGate();
    gates.set(keyOf(part), gate);
    return gate;
  };
  return {
    component(part) {
      const key = keyOf(part);
      const known = components.get(key);
      if (known) return known;
      const component = lazy(async () => {
        if (part.deferred) await gateOf(part).opened;
        return { default: (await loader.load(part)).Component };
      });
      components.set(key, component);
      return component;
    },
    approach: (part) => gateOf(part).open(),
    module: (part) => loader.load(part),
    retry(part) {
      components.delete(keyOf(part));
      loader.reset(part.remote);
    },
  };
}
