import type { PageConnection } from './connection';

/** A connection whose state is controlled by the test. */
export function fakeConnection(offline = false, storedAt: string | null = null) {
  const listeners = new Set<() => void>();
  const connection: PageConnection = {
    isOffline: () => offline,
    storedAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: () => undefined,
  };
  const become = (next: boolean) => {
    offline = next;
    listeners.forEach((listener) => listener());
  };
  return { connection, become };
}
