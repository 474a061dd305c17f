/** The last known state of the connection to a server. */
export interface Connection {
  /** True from the first check without a response until the server responds again. */
  isOffline(): boolean;
  /** Calls back after each change; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

export interface WatchedConnection extends Connection {
  /** Checks whether the server responds. Call it when the network may have changed or a request got no response. */
  check(): void;
}

/** Delays between checks while nothing responds, in ms; the last one is repeated. */
const delays = [3000, 6000, 12_000, 30_000] as const;
/** Delay between checks while the server responds although the browser reports no network, in ms. */
const unreportedDelay = 5000;

/**
 * Watches whether a server is reachable. A page goes offline only when the server does not respond, and online only
 * when it does; any other sign of a change triggers a check. `isReachable` sends a request to the server and never
 * rejects. A page that starts offline is checked immediately. While the browser reports no network, it reports no changes
 * either, so the server is checked regularly.
 */
export function watchConnection(
  isReachable: () => Promise<boolean>,
  startsOffline = false,
): WatchedConnection {
  const listeners = new Set<() => void>();
  let offline = startsOffline;
  let isChecking = false;
  let outdated = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (next: boolean) => {
    if (next === offline) return;
    offline = next;
    listeners.forEach((listener) => listener());
  };

  const runCheck = async () => {
    clearTimeout(timer);
    // The network may have changed after the request was sent.
    if (isChecking) return void (outdated = true);
    isChecking = true;
    let reachable;
    do {
      outdated = false;
      reachable = await isReachable();
    } while (outdated);
    isChecking = false;
    failures = reachable ? 0 : failures + 1;
    if (!reachable) timer = setTimeout(check, delays[Math.min(failures, delays.length) - 1]);
    else if (!navigator.onLine) timer = setTimeout(check, unreportedDelay);
    update(!reachable);
  };
  const check = () => void runCheck();

  if (startsOffline) check();
  return {
    isOffline: () => offline,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
  };
}
