import type { ProductCard } from '@shop/contracts';
import { QuantityStepper } from '@shop/ui';
import { useId } from 'react';
import { isSoldOut } from '../product-card/sold-out';
import { WishlistButton } from '../product-card/wishlist-button';
import { BuyActions } from './buy-actions';
import { ColourChoice } from './colour-choice';
import styles from './purchase-panel.module.css';
import { maxQuantity } from './stock';
import type { ProductChoice } from './use-product-choice';

interface PurchasePanelProps {
  readonly product: ProductCard;
  readonly colours: readonly string[];
  readonly choice: Omit<ProductChoice, 'photo' | 'choosePhoto'>;
}

/** How many of a product, in which colour, and the ways to take it along. */
export function PurchasePanel({ product, colours, choice }: PurchasePanelProps) {
  const soldOutId = useId();
  const soldOut = isSoldOut(product);

  return (
    <>
      <noscript>
        <p>Your cart is kept in this browser, and only a script can write it. Please allow scripts to buy.</p>
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
            disabled={soldOut}
          />
          <WishlistButton product={product} />
        </div>
        {soldOut && (
          <p id={soldOutId} className={styles.soldOut}>
            Sold out: it cannot be bought just now. Put it on your wishlist to find it again.
          </p>
        )}
        <BuyActions
          product={product}
          quantity={choice.quantity}
          color={choice.color}
          soldOutId={soldOut ? soldOutId : null}
        />
      </div>
    </>
  );
}
