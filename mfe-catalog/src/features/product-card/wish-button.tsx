import type { ProductCard } from '@shop/contracts';
import {
  addToWishlist,
  removeFromWishlist,
  selectIsWished,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { HeartIcon, useHydrating } from '@shop/ui';
import styles from './wish-button.module.css';

/** The heart of a card: puts the product on the wishlist, and takes it off again. */
export function WishButton({ product }: { readonly product: ProductCard }) {
  const dispatch = useShopDispatch();
  const kept = useShopSelector((state) => selectIsWished(state, product._id));
  // The server knows no wishlist, so its HTML has every heart empty: hydration must find the same.
  const wished = !useHydrating() && kept;
  const toggle = () => dispatch(wished ? removeFromWishlist(product._id) : addToWishlist(product));

  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={`Wishlist: ${product.title}`}
      aria-pressed={wished}
      onClick={toggle}
    >
      <HeartIcon size={20} weight={wished ? 'fill' : 'regular'} aria-hidden="true" />
    </button>
  );
}
