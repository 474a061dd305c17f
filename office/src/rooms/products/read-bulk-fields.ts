import { fromRupees } from '@shop/money';
import type { BulkProductChange } from '../../api/types';
import { fieldsOf } from '../../parts/fields-of';

const priceChanges = ['to', 'by', 'percent'] as const;

/** What the dialog's fields ask for; null when nothing is filled in. */
export function readBulkFields(form: HTMLFormElement): Omit<BulkProductChange, 'products'> | null {
  const { price, priceChange, discount, pieces, stockChange, reason } = fieldsOf(
    form,
    'price',
    'priceChange',
    'discount',
    'pieces',
    'stockChange',
    'reason',
  );
  const change = priceChanges.find((one) => one === priceChange) ?? 'to';
  const fields: Omit<BulkProductChange, 'products'> = {
    // Percent and rupees are both sent in hundredths.
    ...(price !== '' && { price: { change, amount: fromRupees(Number(price)) } }),
    ...(discount !== '' && { discountBp: fromRupees(Number(discount)) }),
    ...(pieces !== '' && {
      stock: {
        change: stockChange === 'to' ? ('to' as const) : ('by' as const),
        pieces: Number(pieces),
        reason,
      },
    }),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}
