import { sessionRecord } from '../draft/session-record';

const orderId = /^[\w-]{1,64}$/;

/** An order's id from navigation state or storage (`{ orderId }`), or null when there is none. */
export function parseOrderId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orderId: id } = value as Record<string, unknown>;
  return typeof id === 'string' && orderId.test(id) ? id : null;
}

export interface LastOrder {
  readonly orderId: string;
}

/** The order that this tab placed last, for a reload of the success page. */
export const lastOrder = sessionRecord<LastOrder>('lastOrder', (stored) => {
  const id = parseOrderId(stored);
  return id === null ? null : { orderId: id };
});
