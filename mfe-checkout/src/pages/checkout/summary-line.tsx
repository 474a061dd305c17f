import { paths } from '@shop/config';
import type { CheckoutItem } from '@shop/contracts';
import { formatRupees, lineTotal, unitPrice } from '@shop/money';
import { IconButton, ProductPhoto, TrashIcon } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { PlusGst } from '@shop/ui/plus-gst';
import { isShort, StockNote, type StockNoteProps } from '@shop/ui/stock-note';
import { Link } from 'react-router-dom';
import { pricedLine } from './priced-lines';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  readonly item: CheckoutItem;
  readonly stock: Pick<StockNoteProps, 'free' | 'shared'>;
  readonly onRemove: (item: CheckoutItem) => void;
  readonly onQuantity: (item: CheckoutItem, quantity: number) => void;
  readonly locked: boolean;
}

/** One thing being bought: picture, title with its colour, discounted price times quantity. */
export function SummaryLine({ item, stock, onRemove, onQuantity, locked }: SummaryLineProps) {
  const line = pricedLine(item);
  const name = item.color ? `${item.title} ${item.color}` : item.title;
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="72px" className={styles.photo} />
      <div className={styles.words}>
        <Link to={paths.product(item.slugProduct)} className={styles.title}>
          <span>{markLanguage(item.title)}</span>
          {item.color && <span className={styles.color}>{` ${item.color}`}</span>}
        </Link>
        <p className={styles.price}>
          <span>{`${formatRupees(unitPrice(line.ratePaise, line.discountBp))} × ${item.quantity}`}</span>{' '}
          <PlusGst />
        </p>
        <StockNote
          wanted={item.quantity}
          {...stock}
          onMake={(pieces) => onQuantity(item, pieces)}
          onRemove={() => onRemove(item)}
          disabled={locked}
        />
      </div>
      <p className={styles.total}>{formatRupees(lineTotal(line))}</p>
      {!isShort(item.quantity, stock.free) && (
        <IconButton
          label={`Remove ${name}`}
          onClick={() => onRemove(item)}
          disabled={locked}
          className={styles.remove}
        >
          <TrashIcon size={20} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
