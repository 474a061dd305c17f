/**
 * One JSON value under one key of the tab's session storage. The storage may be full, blocked or filled by an older
 * release: reading then gives null and writing does nothing, so that a shopper can always go on.
 */
export interface SessionRecord<Value> {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** `parse` turns what was stored into a value, or null when it is not one. */
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
        // The page works on without it; only a reload starts afresh.
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
