import { limits } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { productCount } from '../../features/listing/listing-results';

/** How many products a search found, and by which words where those typed match none. */
export function foundInWords(
  text: string,
  { total, match, corrected }: Pick<ProductPage, 'total' | 'match' | 'corrected'>,
): string {
  const isPart = total >= limits.searchResults;
  const count = isPart ? `the first ${total} products` : productCount(total);
  if (match === 'some-words')
    return `No products match all the words in “${text}”. Showing ${count} that match some of them.`;
  if (corrected) return `No results for “${text}”. Showing ${count} for “${corrected}”.`;
  return `${isPart ? `The first ${total} products` : count} for “${text}”`;
}
