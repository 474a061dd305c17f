import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and while its HTML is being hydrated; false for later renders in the browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
