import type { LineFact } from '@shop/contracts';
import { get, send, type Settled } from './call';

/** Products that the API describes in one call. */
const BATCH = 100;

/** Stock, price and tax of any number of products, in as many calls as needed; `ids` are joined by commas. */
export async function readLineFacts(
  request: Parameters<typeof send>[0],
  ids: string,
): Promise<Settled<readonly LineFact[]>> {
  const all = ids.split(',');
  const facts: LineFact[] = [];
  for (let first = 0; first < all.length; first += BATCH) {
    const query = { ids: all.slice(first, first + BATCH).join() };
    const { data, error } = await send(request, get('/product/lines', { query }));
    if (error) return { error };
    facts.push(...data);
  }
  return { data: facts };
}
