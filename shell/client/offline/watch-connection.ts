import type { Connection } from './connection';

/** The browser as a port, so that the rules below are tested without a network. */
export interface ConnectionPort {
  readonly storedAt: string | null;
  /** The browser's `navigator.onLine`. False is certain; true says only that there is some network. */
  hasNetwork(): boolean;
  /** Sends a request to the shop. */
  isReachable(): Promise<boolean>;
  /** Calls back when the network may have gone or come, or when a request got no response. */
  onHint(listener: () => void): void;
}

/** Waits between two checks while nothing responds, in ms; the last one is repeated. */
const waits = [3000, 6000, 12_000, 30_000] as const;

/**
 * Watches whether the shop can be reached. A page that came from a cache starts as offline; so does one whose browser
 * says that there is no network. Any other change is verified first, in both directions.
 */
export function watchConnection(port: ConnectionPort): Connection {
  const listeners = new Set<() => void>();
  let offline = port.storedAt !== null || !port.hasNetwork();
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const become = (next: boolean) => {
    if (next === offline) return;
    offline = next;
    listeners.forEach((listener) => listener());
  };

  const ask = async () => {
    clearTimeout(timer);
    if (!port.hasNetwork()) return become(true);
    if (asking) return;
    asking = true;
    const reachable = await port.isReachable();
    asking = false;
    become(!reachable);
    if (reachable) asked = 0;
    else timer = setTimeout(() => void ask(), waits[Math.min(asked++, waits.length - 1)]);
  };

  port.onHint(() => void ask());
  if (offline) void ask();
  return {
    isOffline: () => offline,
    storedAt: port.storedAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
