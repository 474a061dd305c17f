import type { GateBrowser } from './gate-browser';
import { isOver, type GateRun, type Gathered } from './gate-run';
import { windows } from './limits';
import { judgePurchase, tryPurchase } from './purchase';

/** Buys a product with the candidates at each width; where that fails, with what is live too. */
export async function buyAtEachWidth(
  browser: GateBrowser,
  run: GateRun,
  product: string,
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  const buy = async (side: 'candidate' | 'live', window: (typeof windows)[number]) => {
    const context = await browser.open({ shop, cookies: cookies[side], ...window });
    const why = await tryPurchase(context, { shop, product });
    await browser.leave(context, why !== null);
    return why;
  };
  for (const window of windows) {
    if (isOver(run, gathered)) return;
    log(`Buying ${product} at ${window.width} px, up to Pay …`);
    let why = await buy('candidate', window);
    // Retry: a step that was late on a busy machine is no failure.
    if (why !== null) why = await buy('candidate', window);
    gathered.findings.push(...judgePurchase(window, why, why === null ? null : await buy('live', window)));
  }
}
