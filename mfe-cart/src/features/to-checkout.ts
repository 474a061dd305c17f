import { timings } from '@shop/config';
import { useCallback, useEffect, useRef } from 'react';
import { useCheckout } from './checkout/use-checkout';

const nothing = () => undefined;

/**
 * Goes to the checkout after the shop's delay; `before` runs at once, as a panel that gets out of the way does. A
 * second press on the way counts for nothing.
 */
export function useDelayedCheckout(before: () => unknown = nothing): () => void {
  const checkout = useCheckout();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    before();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      checkout();
    }, timings.checkoutDelay);
  }, [before, checkout]);
}
