import type { ProductCard } from '@shop/contracts';
import { classNames, DiscountTag, motifs, Price } from '@shop/ui';
import { productPrice } from '../../features/product-card/product-price';
import { isNotForSale, notForSaleText } from '../../features/product-card/sold-out';
import styles from './price-ticket.module.css';
import { stockNote } from './stock';

/** What a product costs and whether it can be had, on a buff ticket. */
export function PriceTicket({ product }: { readonly product: ProductCard }) {
  const { ratePaise, discountBp } = productPrice(product);
  const { level, text } = isNotForSale(product)
    ? { level: 'none', text: notForSaleText }
    : stockNote(product.stock);
  return (
    <div className={classNames(styles.ticket, motifs.perforatedSides)} data-testid="price-ticket">
      <Price ratePaise={ratePaise} discountBp={discountBp} size="large" />
      <DiscountTag discountBp={discountBp} />
      <p className={styles.stock} data-level={level} data-testid="stock">
        {text}
      </p>
    </div>
  );
}
