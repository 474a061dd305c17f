import { paths } from '@shop/config';
import { coloursOf } from '@shop/contracts/product-colours';
import type { CartItem, WishlistItem } from '@shop/store';
import { classNames } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { itemCode } from './cart-item/item-code';
import styles from './line.module.css';

interface ItemFactsProps {
  readonly item: CartItem | WishlistItem;
  /** Of the element with name and colour, for what is described by it. */
  readonly nameId: string;
  /** The item's colour; null where it has none, or none is chosen. */
  readonly color: string | null;
  /** A heading where the item is a section of its page. */
  readonly name?: 'p' | 'h2';
  /** The shopper leaves for the product's page. */
  readonly onLeave?: () => void;
  readonly className?: string;
  readonly linkClassName?: string;
  /** The lines below the code: the rate, and the caller's. */
  readonly children: ReactNode;
}

/** The product's page in a colour; its first colour is what the page opens with anyway. */
function addressOf({ slugProduct, colors }: CartItem | WishlistItem, color: string | null): string {
  const isFirst = color === null || color === coloursOf({ colors })[0];
  return paths.product(slugProduct) + (isFirst ? '' : `?${new URLSearchParams({ color }).toString()}`);
}

/** What an item is: its name, which leads to its page, its colour and its code. */
export function ItemFacts({
  item,
  nameId,
  color,
  name: Name = 'p',
  onLeave,
  className,
  linkClassName,
  children,
}: ItemFactsProps) {
  return (
    <div className={classNames(styles.facts, className)}>
      <div id={nameId}>
        <Name className={styles.name}>
          <Link
            to={addressOf(item, color)}
            onClick={onLeave}
            className={classNames(styles.link, linkClassName)}
          >
            {markLanguage(item.productName)}
          </Link>
        </Name>
        {color !== null && <p className={styles.color}>{markLanguage(color)}</p>}
      </div>
      <p className={styles.code}>{itemCode(item)}</p>
      {children}
    </div>
  );
}
