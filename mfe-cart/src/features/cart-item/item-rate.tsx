import { discountBp, fromRupees } from '@shop/money';
import type { CartItem } from '@shop/store';
import { Price } from '@shop/ui';

/** What one piece costs, as its card and its page say it. */
export function ItemRate({ item }: { readonly item: Pick<CartItem, 'rate' | 'discount' | 'originalPrice'> }) {
  return (
    <p>
      <Price
        size="small"
        ratePaise={fromRupees(item.rate)}
        discountBp={discountBp(item.discount)}
        originalPaise={fromRupees(item.originalPrice)}
      />
    </p>
  );
}
