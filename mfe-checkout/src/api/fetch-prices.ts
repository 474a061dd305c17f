import type { CheckoutItem } from '@shop/contracts';
import type { ShopDispatch } from '@shop/store';
import type { FreshPrices } from '../features/items/priced-lines';
import { checkoutApi } from './checkout-api';

/** Today's prices of items, in rupees and percent. Those that cannot be had are left out. */
export async function fetchPrices(
  dispatch: ShopDispatch,
  items: readonly CheckoutItem[],
): Promise<FreshPrices> {
  const answers = await Promise.allSettled(
    items.map(({ productId }) =>
      dispatch(
        checkoutApi.endpoints.getCheckoutProduct.initiate(productId, {
          forceRefetch: true,
          subscribe: false,
        }),
      ).unwrap(),
    ),
  );
  return Object.fromEntries(
    answers.flatMap((answer, index) => {
      const item = items[index];
      if (answer.status === 'rejected' || !item) return [];
      return [[item.productId, { rate: answer.value.rate, discount: answer.value.discount }]];
    }),
  );
}
