import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lastOrder, parseOrderId } from './last-order';

/** The order that the address names, else the one just placed: of the navigation, or the tab's last. Only for the browser. */
export function useOrderId(): string | null {
  const { state, search } = useLocation();
  const [orderId] = useState(
    () =>
      parseOrderId({ orderId: new URLSearchParams(search).get('order') }) ??
      parseOrderId(state) ??
      lastOrder.read()?.orderId ??
      null,
  );
  return orderId;
}
