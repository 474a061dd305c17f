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

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(query);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** Whether the shopper prefers reduced motion. False on the server, where only CSS can apply it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
