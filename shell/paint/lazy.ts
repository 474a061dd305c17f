import { useEffect, useSyncExternalStore } from 'react';
import { yieldToMain } from './yield-to-main';

/** Code of the shell that a page can begin without. */
export interface Lazy<Module> {
  /** Has it fetched, once; after a failure it may be asked for again. */
  readonly load: () => Promise<Module>;
  /** The code once it is there, else null. */
  readonly arrived: () => Module | null;
  /** Calls back when it has arrived; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Code that comes when it is wanted, by an `import()` whose chunk has a name: chunks with names are kept for offline. */
export function later<Module>(fetch: () => Promise<Module>): Lazy<Module> {
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

/** Asks for code ahead of its use, once what asked for it is done; whether it comes shows when it is used. */
export function fetchAhead({ load }: Lazy<unknown>): void {
  yieldToMain()
    .then(load)
    .catch((error: unknown) => console.info('[later] Not there yet:', error));
}

const nothing = () => null;

/** The code as soon as it has arrived, whoever asked for it. A server renders without it. */
export const useArrived = <Module>({ subscribe, arrived }: Lazy<Module>): Module | null =>
  useSyncExternalStore<Module | null>(subscribe, arrived, nothing);

/** The code, asked for from when it is wanted; null until it is there. */
export function useLazy<Module>(code: Lazy<Module>, wanted: boolean): Module | null {
  const module = useArrived(code);
  useEffect(() => {
    if (wanted) fetchAhead(code);
  }, [code, wanted]);
  return wanted ? module : null;
}
