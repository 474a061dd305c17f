import { selectCartItems, useShopSelector, type CartItem } from '@shop/store';
import { shareOfStock, type StockNoteProps } from '@shop/ui/stock-note';
import { useGetCartLineFactsQuery } from '../cart-data';

/** What a line of the cart can have, as `StockNote` takes it. */
export type FreePieces = (line: CartItem) => Pick<StockNoteProps, 'free' | 'shared'>;

/**
 * What can be had of the cart's lines, asked for together while `shown`; a failure marks nothing. Stock is of a product:
 * of its colours, the lines that were added first have it first.
 */
export function useFreePieces(shown = true): FreePieces {
  const items = useShopSelector(selectCartItems);
  const ids = [...new Set(items.map(({ productId }) => productId))].sort();
  const { currentData } = useGetCartLineFactsQuery(ids.join(), {
    skip: !shown || ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  return (line) => {
    if (!currentData) return { free: undefined };
    const ofProduct = ({ productId }: { readonly productId: string }) => productId === line.productId;
    const earlier = items.slice(0, items.indexOf(line)).filter(ofProduct);
    const taken = earlier.reduce((sum, { count }) => sum + count, 0);
    return shareOfStock(currentData.find(ofProduct)?.stock ?? null, taken);
  };
}
