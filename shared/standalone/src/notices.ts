/** Messages that the shopper would see in a toast, newest last. */
export interface Notices {
  add(message: string): void;
  list(): readonly string[];
  subscribe(listener: () => void): () => void;
}

/** Number of messages to show. */
const limit = 3;

export function createNotices(): Notices {
  let messages: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    add(message) {
      messages = [...messages.filter((other) => other !== message), message].slice(-limit);
      for (const listener of listeners) listener();
    },
    list: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
