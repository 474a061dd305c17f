import { useEffect, useSyncExternalStore } from 'react';
import { yieldToMain } from './scheduling';

/** Code of the shell that is loaded on demand. */
export interface Lazy<Module> {
  /** Fetches the code once; after a failure it can be requested again. */
  readonly load: () => Promise<Module>;
  /** The code; null until it is loaded. */
  readonly arrived: () => Module | null;
  /** Calls back when the code is loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates lazy code from an `import()` whose chunk has a name, because only named chunks are cached for offline use. */
export function lazy<Module>(fetch: () => Promise<Module>): Lazy<Module> {
  const listeners = new Set<() => void>();
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    load: () =>
      (loading ??= fetch().then(
        (found) => {
          module = found;
          listeners.forEach((listener) => listener());
          return found;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      )),
    arrived: () => module,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Prefetches code after the current task. A failure only shows when the code is used. */
export function prefetch({ load }: Lazy<unknown>): void {
  yieldToMain()
    .then(load)
    .catch((error: unknown) => console.info('[prefetch] Failed:', error));
}

const nothing = () => null;

/** The code as soon as it is loaded, without requesting it. The server renders without it. */
export const useArrived = <Module>({ subscribe, arrived }: Lazy<Module>): Module | null =>
  useSyncExternalStore<Module | null>(subscribe, arrived, nothing);

/** The code, requested once `wanted` is true; null until it is loaded. */
export function useLazy<Module>(code: Lazy<Module>, wanted: boolean): Module | null {
  const module = useArrived(code);
  useEffect(() => {
    if (wanted) prefetch(code);
  }, [code, wanted]);
  return wanted ? module : null;
}
