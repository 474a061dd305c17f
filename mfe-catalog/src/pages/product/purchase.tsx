import type { ProductCard } from '@shop/contracts';
import { QuantityStepper } from '@shop/ui';
import { useId } from 'react';
import { notForSaleText, soldOutText, unavailableText } from '../../features/product-card/sold-out';
import { WishlistButton } from '../../features/product-card/wishlist-button';
import { BuyActions } from './buy-actions';
import { ColourChoice } from './colour-choice';
import styles from './purchase.module.css';
import { maxQuantity } from './stock';
import type { ProductChoice } from './product-choice';

interface PurchasePanelProps {
  readonly product: ProductCard;
  readonly colours: readonly string[];
  readonly choice: Omit<ProductChoice, 'photo' | 'choosePhoto'>;
}

const reasons: Readonly<Record<string, string>> = {
  [soldOutText]: 'Sold out for now. Add it to your wishlist to find it again.',
  [notForSaleText]: 'Not for sale, because it has no price. Add it to your wishlist to find it again.',
};

/** How many of a product, in which colour, and the ways to take it along. */
export function PurchasePanel({ product, colours, choice }: PurchasePanelProps) {
  const reasonId = useId();
  const unavailable = unavailableText(product);

  return (
    <>
      <noscript>
        <p>Your cart is stored in this browser and needs JavaScript. Turn on JavaScript to buy.</p>
      </noscript>
      <div className={styles.panel}>
        {colours.length > 0 && (
          <ColourChoice colours={colours} chosen={choice.color} onChoose={choice.chooseColor} />
        )}
        <div className={styles.quantity}>
          <QuantityStepper
            quantity={choice.quantity}
            onChange={choice.setQuantity}
            max={maxQuantity(product.stock)}
            disabled={unavailable !== null}
          />
          <WishlistButton product={product} />
        </div>
        {unavailable !== null && (
          <p id={reasonId} className={styles.soldOut}>
            {reasons[unavailable]}
          </p>
        )}
        <BuyActions
          product={product}
          quantity={choice.quantity}
          color={choice.color}
          soldOutId={unavailable === null ? null : reasonId}
        />
      </div>
    </>
  );
}
