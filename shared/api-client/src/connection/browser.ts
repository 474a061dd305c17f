/** How long a server may take to respond, in ms. */
const timeoutMs = 4000;

/**
 * Whether a server responds to a HEAD request. Any status counts, since even an error response shows that the server
 * is reachable. Never rejects.
 */
export async function responds(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    // Browsers list the request as pending until its empty body is read.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when the browser reports that it went offline or online, and immediately if it is offline. This is only a
 * hint: `navigator.onLine` is also false for a shop on localhost without a network, and is often true without a
 * connection.
 */
export function onNetworkHint(listener: () => void): void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  if (!navigator.onLine) listener();
}
