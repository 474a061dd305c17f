/** How long a server may take to respond, in ms. */
const patienceMs = 4000;

/**
 * Whether a server responds to a HEAD request. Any status counts: a server that is broken or refuses the request has been reached.
 * Never rejects.
 */
export async function responds(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    // Until its empty body is read, browsers list the request as open.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when the browser reports that its network has gone or come back, and at once if it reports none. That is only a hint:
 * `navigator.onLine` is also false on a machine without a network whose shop runs on that machine, and often true without a connection.
 */
export function onNetworkHint(listener: () => void): void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  if (!navigator.onLine) listener();
}
