import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lastOrder, parseOrderId } from './last-order';

/** The order that was just placed: of the navigation, else the tab's last one. Only for the browser. */
export function useOrderId(): string | null {
  const { state } = useLocation();
  const [orderId] = useState(() => parseOrderId(state) ?? lastOrder.read()?.orderId ?? null);
  return orderId;
}
