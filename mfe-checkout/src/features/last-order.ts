import { sessionRecord } from './session-storage';

const orderId = /^[\w-]{1,64}$/;
const orderKey = /^[\w-]{1,100}$/;

/** An order that was placed here. */
export interface LastOrder {
  readonly orderId: string;
  /** Opens the order where the session that opened it is over. */
  readonly key?: string;
}

/** An order from navigation state or storage, or null when there is none. */
export function parseOrder(value: unknown): LastOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orderId: id, key } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !orderId.test(id)) return null;
  return typeof key === 'string' && orderKey.test(key) ? { orderId: id, key } : { orderId: id };
}

/** The order that this tab placed last, for a reload of the success page. */
export const lastOrder = sessionRecord<LastOrder>('lastOrder', parseOrder);
