import type { RunningShop } from './serve';

/** Resolves once the shop answers pages. Rejects when it is not ready within half a minute. */
export async function waitUntilReady(address: string): Promise<void> {
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address}/readyz answers ${answer.status}`);
  // The first render loads and compiles the shell and its remotes; no shopper should wait for that.
  await (await fetch(address, { signal: AbortSignal.timeout(30_000) })).text();
}

/** Longer than the longest drain and everything after it that is still getting somewhere. */
const patienceMs = 30_000;

/**
 * Closes a shop, or a registry, in good order on the first SIGINT or SIGTERM, then ends the process; with an error after `deadlineMs`,
 * as what hangs then would hang for ever.
 */
export function closeOnSignal(
  shop: Pick<RunningShop, 'close'>,
  say: (line: string) => void,
  deadlineMs = patienceMs,
): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    say('Closing …');
    setTimeout(() => {
      say(`It did not close within ${deadlineMs / 1000} s, and ends as it is.`);
      process.exit(1);
    }, deadlineMs).unref();
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
