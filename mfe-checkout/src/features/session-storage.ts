/**
 * A JSON value under a key of the tab's session storage. If the storage is full or blocked, the value is kept as long as the
 * document is open, so that a payment is still known after a visit to another page. Reading data that an older release stored
 * returns null.
 */
export interface SessionRecord<Value> {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** Creates a record. `parse` converts a stored value into a `Value`; null if it is invalid. */
export function sessionRecord<Value>(
  key: string,
  parse: (stored: unknown) => Value | null,
): SessionRecord<Value> {
  /** The value that could not be stored, if any. */
  let unstored: Value | null = null;
  return {
    read() {
      if (unstored !== null) return unstored;
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
        unstored = null;
      } catch {
        unstored = value;
      }
    },
    clear() {
      unstored = null;
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // The storage is blocked, so there is nothing to clear.
      }
    },
  };
}

const orderId = /^[\w-]{1,64}$/;
const orderKey = /^[\w-]{1,100}$/;

/** An order that was placed in this tab. */
export interface LastOrder {
  readonly orderId: string;
  /** The key that opens the order after the session has ended. */
  readonly key?: string;
}

/** An order from navigation state or storage, or null. */
export function parseOrder(value: unknown): LastOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orderId: id, key } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !orderId.test(id)) return null;
  return typeof key === 'string' && orderKey.test(key) ? { orderId: id, key } : { orderId: id };
}

/** The last order of this tab, for a reload of the success page. */
export const lastOrder = sessionRecord<LastOrder>('lastOrder', parseOrder);
