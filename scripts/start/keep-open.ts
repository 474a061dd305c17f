import { setTimeout } from 'node:timers/promises';
import type { RunningShop } from './serve';

/** Between two looks at a shop that opens, in ms. */
const lookMs = 100;

/**
 * Resolves once the shop says that it can serve, which takes as long as the machine needs: the first page is rendered by
 * then. Rejects when nobody listens there any more.
 */
export async function waitUntilReady(address: string): Promise<void> {
  while (!(await fetch(`${address}/readyz`)).ok) await setTimeout(lookMs);
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
    globalThis
      .setTimeout(() => {
        say(`It did not close within ${deadlineMs / 1000} s, and ends as it is.`);
        process.exit(1);
      }, deadlineMs)
      .unref();
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
