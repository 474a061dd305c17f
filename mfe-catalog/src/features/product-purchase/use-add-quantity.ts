import { addToCart, selectCartItems, setCartLineCount, useShopStore, type ShopProduct } from '@shop/store';

/** Puts some pieces of a product into the cart, as one add: one toast, whatever the quantity. */
export function useAddQuantity(): (product: ShopProduct, quantity: number) => void {
  const store = useShopStore();
  return (product, quantity) => {
    const items = selectCartItems(store.getState());
    const before = items.find(({ productId }) => productId === product._id)?.count ?? 0;
    store.dispatch(addToCart(product));
    if (quantity > 1) store.dispatch(setCartLineCount({ productId: product._id, count: before + quantity }));
  };
}
