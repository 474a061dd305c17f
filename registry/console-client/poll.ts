/** Polls for JSON while the page is visible; a request that fails is tried again the next time, and `onNoResponse` is called. */
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
