import { pageOf } from './page-of';
import type { Tally } from './tally';

export const listing = '/all-products';

/** Called for every complete page: its release, and when, in ms of this process's clock. */
export type Arrived = (seq: number, at: number) => void;

/** Loads the listing as a new shopper: the document, then all files that it references. */
async function load(shop: string, tally: Tally, arrived: Arrived): Promise<void> {
  const began = performance.now();
  const response = await fetch(shop + listing);
  const html = await response.text();
  const at = performance.now();
  if (response.status !== 200 || !html.includes('data-testid="product-card"')) {
    tally.failed.push(`${listing} responded with ${response.status}`);
    return;
  }
  const { seq, files, mixed } = pageOf(html);
  tally.documentMs.push(at - began);
  arrived(seq, at);
  if (mixed) tally.mixed.push(mixed);
  const responses = files.map(async (file) => {
    const { status, headers, body } = await fetch(shop + file);
    await body?.cancel();
    const isFile = /javascript|css/.test(headers.get('content-type') ?? '');
    if (status !== 200 || !isFile) tally.failed.push(`${file} responded with ${status}`);
  });
  await Promise.all(responses);
  tally.loads += 1;
}

/** Visits until the signal is aborted. */
export async function shopOverHttp(
  shop: string,
  tally: Tally,
  arrived: Arrived,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted)
    await load(shop, tally, arrived).catch((error: unknown) => tally.failed.push(String(error)));
}
