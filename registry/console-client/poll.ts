/** Polls for JSON while the page is visible. Calls `onNoResponse` when a request fails, and tries again at the next interval. */
export function poll<T>(
  address: string,
  everyMs: number,
  onData: (response: T) => void,
  onNoResponse: () => void,
): void {
  const ask = async () => {
    if (document.hidden) return;
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (response.ok) onData((await response.json()) as T);
  };
  const tick = () => void ask().catch(onNoResponse);
  setInterval(tick, everyMs);
  document.addEventListener('visibilitychange', tick);
  tick();
}
