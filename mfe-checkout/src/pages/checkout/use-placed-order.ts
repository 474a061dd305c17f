import { paths } from '@shop/config';
import type { CheckoutItem } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import {
  clearCart,
  removeFromCart,
  selectCartItems,
  useShopDispatch,
  useShopStore,
  type CartItem,
} from '@shop/store';
import { useNavigate } from 'react-router-dom';
import { checkoutDraft, type ItemSource } from './checkout-draft';
import type { BookedOrder } from './payment/payment-run';
import { lastOrder, type LastOrder } from '../../features/last-order';

/** What follows a booked order: the bought lines leave the cart, the draft is over, and the success page opens. */
export function usePlacedOrder(
  source: ItemSource,
  items: readonly CheckoutItem[],
): (order: BookedOrder) => void {
  const dispatch = useShopDispatch();
  const store = useShopStore();
  const navigate = useNavigate();

  return ({ orderId, link }) => {
    const key = link?.split('#')[1];
    const placed: LastOrder = key === undefined ? { orderId } : { orderId, key };
    lastOrder.write(placed);
    checkoutDraft.clear();
    if (source === 'cart') {
      const isBought = (line: CartItem) =>
        items.some(({ productId, color }) => productId === line.productId && color === lineColour(line));
      const others = selectCartItems(store.getState()).filter((line) => !isBought(line));
      // Another tab may have put something in while the payment window was open; that stays.
      if (others.length === 0) dispatch(clearCart());
      else items.forEach(({ productId, color }) => dispatch(removeFromCart(productId, color)));
    }
    // Replaced, so that "back" does not offer the same purchase again.
    void navigate(paths.checkoutSuccess, { replace: true, state: placed });
  };
}
