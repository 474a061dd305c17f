import { useShopDelivery } from '@shop/api-client/delivery';
import type { PinCheck } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import { formatRupees } from '@shop/money';
import { selectCartItems, useShopSelector, type CartItem } from '@shop/store';
import { t } from '../../messages';
import { useGetCartShippingPriceQuery } from '../../features/cart-data';
import styles from './ledger.module.css';

/** A cart line in the format of the API. */
function purchaseLine(item: CartItem) {
  const color = lineColour(item);
  return { productId: item.productId, quantity: item.count, ...(color && { color }) };
}

interface ShippingEstimateProps {
  /** The result of the PIN code check, if there is one. */
  readonly pin: PinCheck | undefined;
}

/**
 * The shipping price, once the PIN code is known if the price depends on it. Empty in a shop without a price table, and for a
 * PIN code to which it does not deliver. The checkout recalculates the price.
 */
export function ShippingEstimate({ pin }: ShippingEstimateProps) {
  const by = useShopDelivery()?.shippingBy;
  const items = useShopSelector(selectCartItems);
  const pinCode = by === 'pin' && pin?.serviceable === true ? pin.pinCode : undefined;
  const skip = by === undefined || (by === 'pin' && pinCode === undefined);
  const { currentData, isFetching, isError } = useGetCartShippingPriceQuery(
    { products: items.map(purchaseLine), ...(pinCode !== undefined && { pinCode }) },
    { skip, refetchOnMountOrArgChange: true },
  );
  if (by === undefined) return null;
  const paise = currentData?.data.pricePaise;
  const textOf = () => {
    if (skip) return pin === undefined ? t('Check your PIN code to see the shipping cost.') : null;
    if (paise !== undefined && !isError) {
      const amount = formatRupees(paise);
      if (pinCode === undefined)
        return t(paise === 0 ? 'Free shipping.' : 'Shipping: {amount} plus GST.', { amount });
      return t(paise === 0 ? 'Free shipping to {pinCode}.' : 'Shipping to {pinCode}: {amount} plus GST.', {
        pinCode,
        amount,
      });
    }
    return t(
      isFetching
        ? 'Calculating shipping…'
        : 'Shipping could not be calculated. It will be calculated at checkout.',
    );
  };
  const text = textOf();
  return (
    <p role="status" className={styles.note}>
      {text !== null && <span key={text}>{text}</span>}
    </p>
  );
}
