import { paths } from '@shop/config';
import type { CartItem, WishlistItem } from '@shop/store';
import { classNames } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { itemCode } from './item-code';
import styles from './item-facts.module.css';

interface ItemFactsProps {
  readonly item: CartItem | WishlistItem;
  /** Of the name's element, for what is described by it. */
  readonly nameId: string;
  /** A heading where the item is a section of its page. */
  readonly name?: 'p' | 'h2';
  /** The shopper leaves for the product's page. */
  readonly onLeave?: () => void;
  readonly className?: string;
  readonly linkClassName?: string;
  /** The lines below the code: the rate, and the caller's. */
  readonly children: ReactNode;
}

/** What an item is: its name, which leads to its page, and its code. */
export function ItemFacts({
  item,
  nameId,
  name: Name = 'p',
  onLeave,
  className,
  linkClassName,
  children,
}: ItemFactsProps) {
  return (
    <div className={classNames(styles.facts, className)}>
      <Name id={nameId} className={styles.name}>
        <Link
          to={paths.product(item.slugProduct)}
          onClick={onLeave}
          className={classNames(styles.link, linkClassName)}
        >
          {markLanguage(item.productName)}
        </Link>
      </Name>
      <p className={styles.code}>{itemCode(item)}</p>
      {children}
    </div>
  );
}
