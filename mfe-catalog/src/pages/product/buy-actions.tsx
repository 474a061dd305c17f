import { paths } from '@shop/config';
import type { CheckoutNavigation, ProductCard } from '@shop/contracts';
import { Button, Price } from '@shop/ui';
import { useNavigate } from 'react-router-dom';
import { productPrice } from '../../features/product-card/product-price';
import styles from './buy-actions.module.css';
import { checkoutItem } from './checkout-item';
import { useAddQuantity } from './use-add-quantity';

interface BuyActionsProps {
  readonly product: ProductCard;
  readonly quantity: number;
  readonly color: string | null;
  /** Id of the text that says why there is nothing to buy, when there is nothing. */
  readonly soldOutId: string | null;
}

/** The two ways to buy a product. On a phone they are a bar, with the price, that stays at the bottom of the page. */
export function BuyActions({ product, quantity, color, soldOutId }: BuyActionsProps) {
  const navigate = useNavigate();
  const addQuantity = useAddQuantity();
  const { ratePaise, discountBp } = productPrice(product);
  const soldOut = soldOutId !== null;

  const buyNow = () => {
    const state: CheckoutNavigation = { items: [checkoutItem(product, quantity, color)] };
    void navigate(paths.checkout, { state });
  };

  return (
    <div className={styles.actions} data-testid="buy-bar">
      <Price ratePaise={ratePaise} discountBp={discountBp} size="small" className={styles.price} />
      <Button
        variant="primary"
        className={styles.button}
        disabled={soldOut}
        aria-describedby={soldOutId ?? undefined}
        onClick={buyNow}
      >
        Buy Now
      </Button>
      <Button
        variant="secondary"
        className={styles.button}
        data-testid="add-to-cart"
        disabled={soldOut}
        aria-describedby={soldOutId ?? undefined}
        onClick={() => addQuantity({ ...product, color }, quantity)}
      >
        Add to Cart
      </Button>
    </div>
  );
}
