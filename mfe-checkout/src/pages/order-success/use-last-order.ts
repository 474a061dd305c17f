import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lastOrder, parseOrder, type LastOrder } from '../../features/last-order';

/** The order that the address names, else the one just placed: of the navigation, or the tab's last. Only for the browser. */
export function useLastOrder(): LastOrder | null {
  const { state, search } = useLocation();
  const [order] = useState(
    () =>
      parseOrder({ orderId: new URLSearchParams(search).get('order') }) ??
      parseOrder(state) ??
      lastOrder.read(),
  );
  return order;
}
