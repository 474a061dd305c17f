import { paths } from '@shop/config';
import type { CheckoutNavigation, ProductCard } from '@shop/contracts';
import { Button, classNames, DiscountTag, motifs, Price, QuantityStepper } from '@shop/ui';
import { useNavigate } from 'react-router-dom';
import { productPrice } from '../pricing/product-price';
import { checkoutItem } from './checkout-item';
import { ColourChoice } from './colour-choice';
import styles from './purchase-panel.module.css';
import { useAddQuantity } from './use-add-quantity';

interface PurchasePanelProps {
  readonly product: ProductCard;
  readonly colours: readonly string[];
  readonly color: string | null;
  readonly quantity: number;
  readonly onColor: (color: string) => void;
  readonly onQuantity: (quantity: number) => void;
}

/** What a product costs, how many in which colour, and the two ways to buy it. */
export function PurchasePanel({
  product,
  colours,
  color,
  quantity,
  onColor,
  onQuantity,
}: PurchasePanelProps) {
  const navigate = useNavigate();
  const addQuantity = useAddQuantity();
  const { ratePaise, discountBp } = productPrice(product);

  const buyNow = () => {
    const state: CheckoutNavigation = { items: [checkoutItem(product, quantity, color)] };
    void navigate(paths.checkout, { state });
  };

  return (
    <div className={styles.panel}>
      <div className={classNames(styles.ticket, motifs.perforatedSides)}>
        <Price ratePaise={ratePaise} discountBp={discountBp} size="large" />
        <DiscountTag discountBp={discountBp} className={styles.discount} />
        <p className={styles.stock}>{product.stock > 0 ? 'In Stock' : 'Out of Stock'}</p>
      </div>
      {colours.length > 0 && <ColourChoice colours={colours} chosen={color} onChoose={onColor} />}
      <QuantityStepper quantity={quantity} onChange={onQuantity} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={buyNow}>
          Buy Now
        </Button>
        <Button variant="secondary" data-testid="add-to-cart" onClick={() => addQuantity(product, quantity)}>
          Add to Cart
        </Button>
      </div>
    </div>
  );
}
