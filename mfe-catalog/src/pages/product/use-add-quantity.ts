import { lineColour } from '@shop/contracts/product-colours';
import { addToCart, selectCartItems, setCartLineCount, useShopStore, type ShopProduct } from '@shop/store';

/** Puts some units of a product in its `color` into the cart, as one add: one toast, whatever the quantity. */
export function useAddQuantity(): (product: ShopProduct, quantity: number) => void {
  const store = useShopStore();
  return (product, quantity) => {
    const before = selectCartItems(store.getState());
    store.dispatch(addToCart(product));
    // The changed line, as a shell from before colours has one line for all of them.
    const line = selectCartItems(store.getState()).find((item) => !before.includes(item));
    if (!line || quantity === 1) return;
    const { productId, count } = line;
    store.dispatch(setCartLineCount({ productId, color: lineColour(line), count: count + quantity - 1 }));
  };
}
