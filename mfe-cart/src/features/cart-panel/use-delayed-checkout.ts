import { timings } from '@shop/config';
import { useCallback, useEffect, useRef } from 'react';
import { useCheckout } from '../checkout/use-checkout';

/** Closes the panel and, when it is out of the way, goes to the checkout. A second press on the way counts for nothing. */
export function useDelayedCheckout(close: () => void): () => void {
  const checkout = useCheckout();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    close();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      checkout();
    }, timings.checkoutDelay);
  }, [close, checkout]);
}
