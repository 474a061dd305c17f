/**
 * One JSON value under one key of the tab's session storage. The storage may be full, blocked or filled by an older release:
 * reading then returns null and writing does nothing, so that a shopper can always continue.
 */
export interface SessionRecord<Value> {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** `parse` turns a stored value into a `Value`, or null when it is not one. */
export function sessionRecord<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
): SessionRecord<Value> {
  return {
    read() {
      try {
        const text = window.sessionStorage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The page works without it; only a reload loses the value.
      }
    },
    clear() {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Nothing could be stored either.
      }
    },
  };
}

const orderId = /^[\w-]{1,64}$/;
const orderKey = /^[\w-]{1,100}$/;

/** An order that was placed in this tab. */
export interface LastOrder {
  readonly orderId: string;
  /** Opens the order after the session that placed it has ended. */
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
