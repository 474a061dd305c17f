import { selectCartItems, useShopSelector } from '@shop/store';
import { useGetCartLineFactsQuery } from '../../api/cart-api';

/** Pieces of a product that can be bought: null when it is not on sale any more, undefined while nobody knows. */
export type FreePieces = (productId: string) => number | null | undefined;

/** What can be had of the cart's lines, asked for together while `shown`; a failure marks nothing. */
export function useFreePieces(shown = true): FreePieces {
  const items = useShopSelector(selectCartItems);
  const ids = items.map(({ productId }) => productId).sort();
  const { currentData } = useGetCartLineFactsQuery(ids.join(), {
    skip: !shown || ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  return (productId) => {
    if (!currentData) return undefined;
    return currentData.find((fact) => fact.productId === productId)?.stock ?? null;
  };
}
