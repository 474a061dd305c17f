const patienceMs = 4000;

/** Whether the shop responds at all: fetches its smallest file, which is never cached on the way. */
export async function shopIsReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store', signal });
    return response.ok;
  } catch {
    return false;
  }
}
