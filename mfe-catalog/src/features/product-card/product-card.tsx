import { paths } from '@shop/config';
import type { ProductCard as Product } from '@shop/contracts';
import {
  addToCart,
  addToWishlist,
  removeFromWishlist,
  selectIsWished,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { Button, DiscountTag, HeartIcon, Price, ProductPhoto } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '../../messages';
import { cardPhotoSizes } from './photo-sizes';
import { productPrice, unavailableText, type ProductNavigation } from './product';
import styles from './product-card.module.css';
import wishlistStyles from './wishlist-button.module.css';

/** A heart that adds the product to the wishlist and removes it. */
export function WishlistButton({ product }: { readonly product: Product }) {
  const dispatch = useShopDispatch();
  // During hydration the hearts are empty, as in the server's HTML.
  const wished = useShopSelector((state) => selectIsWished(state, product._id));
  const toggle = () => dispatch(wished ? removeFromWishlist(product._id) : addToWishlist(product));

  return (
    <button
      type="button"
      className={wishlistStyles.heart}
      aria-label={t('Wishlist: {product}', { product: product.title })}
      aria-pressed={wished}
      onClick={toggle}
    >
      <HeartIcon size={20} weight={wished ? 'fill' : 'regular'} aria-hidden="true" />
    </button>
  );
}

interface ProductCardProps {
  readonly product: Product;
  /** True for pictures above the fold, which are fetched immediately instead of near the viewport. */
  readonly eager?: boolean;
}

/** A product in a grid. The title's link covers the card, so that a click anywhere opens the product page. */
export function ProductCard({ product, eager = false }: ProductCardProps) {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const titleId = useId();
  const addId = `${titleId}-add`;
  const buyId = `${titleId}-buy`;
  const unavailable = unavailableText(product);
  const unavailableId = unavailable && `${titleId}-unavailable`;
  const to = paths.product(product.slugProduct);
  const state: ProductNavigation = { product };
  const price = productPrice(product);
  const isChoice = (product.variantCount ?? 1) > 1;
  const open = () => void navigate(to, { state });

  return (
    <article className={styles.card} data-testid="product-card">
      <div className={styles.photo}>
        <ProductPhoto photo={product.mainPhoto} alt="" sizes={cardPhotoSizes} eager={eager} />
        {unavailable && (
          <p id={unavailableId} className={styles.soldOut}>
            {t(unavailable)}
          </p>
        )}
      </div>
      <div className={styles.body}>
        {product.productCode && <p className={styles.code}>{product.productCode}</p>}
        {product.rating && (
          // Only text, because every page with cards loads this code, and most cards have no rating.
          <p className={styles.code}>
            {t('Rated {average} of 5 ({count})', {
              average: product.rating.average,
              count: product.rating.count,
            })}
          </p>
        )}
        <h3 id={titleId} className={styles.title}>
          <Link to={to} state={state} className={styles.link} aria-describedby={unavailableId}>
            {markLanguage(product.title)}
          </Link>
        </h3>
        <div className={styles.price}>
          {product.priceFrom !== undefined && <span className={styles.from}>{t('from')}</span>}
          <Price {...price} className={styles.amount} />
        </div>
        <div className={styles.actions}>
          <Button
            id={addId}
            variant="secondary"
            data-testid={isChoice ? 'choose-options' : 'add-to-cart'}
            aria-labelledby={`${addId} ${titleId}`}
            aria-describedby={unavailableId}
            disabled={unavailable !== undefined}
            onClick={() => (isChoice ? open() : dispatch(addToCart(product)))}
          >
            {t(isChoice ? 'Choose Options' : 'Add to Cart')}
          </Button>
          {!isChoice && (
            <Button
              id={buyId}
              variant="quiet"
              aria-labelledby={`${buyId} ${titleId}`}
              aria-describedby={unavailableId}
              disabled={unavailable !== undefined}
              onClick={open}
            >
              {t('Buy Now')}
            </Button>
          )}
        </div>
        <div className={styles.wishlist}>
          <WishlistButton product={product} />
        </div>
      </div>
      {price.discountBp > 0 && (
        <div className={styles.discount}>
          <DiscountTag discountBp={price.discountBp} />
        </div>
      )}
    </article>
  );
}
