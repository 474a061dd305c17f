import type { ProductCard } from '@shop/contracts';
import {
  addToWishlist,
  removeFromWishlist,
  selectIsWished,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { HeartIcon } from '@shop/ui';
import styles from './wishlist-button.module.css';

/** The heart of a card: puts the product on the wishlist, and takes it off again. */
export function WishlistButton({ product }: { readonly product: ProductCard }) {
  const dispatch = useShopDispatch();
  // While the server's HTML is hydrated the store has the state of the server's, whose hearts are all empty.
  const wished = useShopSelector((state) => selectIsWished(state, product._id));
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
