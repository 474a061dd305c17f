const slow = Symbol('slow');

const after = (ms: number) =>
  new Promise<typeof slow>((resolve) => {
    setTimeout(() => resolve(slow), ms);
  });

/**
 * The network's response, or null when there is no network. A slow response is waited for as long as the shop can be
 * reached at all: a cached copy is for shoppers who are offline, not for slow networks.
 */
export async function networkOr(
  response: Promise<Response>,
  isReachable: () => Promise<boolean>,
  patienceMs: number,
): Promise<Response | null> {
  const settled = response.catch(() => null);
  for (;;) {
    const first = await Promise.race([settled, after(patienceMs)]);
    if (first !== slow) return first;
    if (!(await isReachable())) return null;
  }
}
