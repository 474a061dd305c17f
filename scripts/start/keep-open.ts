import type { RunningShop } from './serve';

/** Resolves once the shop answers pages. Rejects when it is not ready within half a minute. */
export async function waitUntilReady(address: string): Promise<void> {
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address}/readyz answers ${answer.status}`);
  // The first render loads and compiles the shell and its remotes; no shopper should wait for that.
  await (await fetch(address, { signal: AbortSignal.timeout(30_000) })).text();
}

/** Closes the shop in good order on the first SIGINT or SIGTERM, then ends the process. */
export function closeOnSignal(shop: RunningShop, say: (line: string) => void): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    say('Closing the shop …');
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
