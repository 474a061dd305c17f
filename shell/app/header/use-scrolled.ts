import { limits } from '@shop/config';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange);
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled further than the header's shadow needs. False on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > limits.headerShadowScrollPx,
    () => false,
  );
}
