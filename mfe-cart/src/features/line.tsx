import { paths } from '@shop/config';
import { coloursOf, lineColour, type ColouredLine } from '@shop/contracts/product-colours';
import { discountBp, fromRupees } from '@shop/money';
import type { CartItem, WishlistItem } from '@shop/store';
import { classNames, Price } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './line.module.css';

/** The product code of an item, or one derived from its ID. */
export function itemCode({ productId, productCode }: Pick<CartItem, 'productId' | 'productCode'>): string {
  return productCode || `ID-${productId}`;
}

/** The product name of a cart line, followed by the line's colour if it has one. */
export function nameWithColour(line: ColouredLine & { readonly productName: string }): string {
  const color = lineColour(line);
  return color ? `${line.productName} ${color}` : line.productName;
}

/** The colour or variant of a wishlist entry; null if neither was chosen. */
export function wishedChoice({ color, colors, variant }: WishlistItem): string | null {
  // A variant names its choice in both fields.
  return color ?? (colors !== '' && colors === variant ? colors : null);
}

/** The URL of the product page in a colour. The page opens with the first colour by default. */
function addressOf({ slugProduct, colors }: CartItem | WishlistItem, color: string | null): string {
  const isFirst = color === null || color === coloursOf({ colors })[0];
  return paths.product(slugProduct) + (isFirst ? '' : `?${new URLSearchParams({ color }).toString()}`);
}

interface ItemFactsProps {
  readonly item: CartItem | WishlistItem;
  /** Id of the element with the name and the colour, for controls described by it. */
  readonly nameId: string;
  /** The item's colour; null if it has none or none is chosen. */
  readonly color: string | null;
  /** A heading if the item is a section of its page. */
  readonly name?: 'p' | 'h2';
  /** Called when the shopper opens the product page. */
  readonly onLeave?: () => void;
  readonly className?: string;
  readonly linkClassName?: string;
  /** The lines below the code, such as the rate. */
  readonly children: ReactNode;
}

/** An item's name, which links to its product page, with its colour and code. */
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

interface ItemRateProps {
  readonly item: Pick<CartItem, 'rate' | 'discount' | 'originalPrice'>;
  /** GST rate in percent to include in the shown price; undefined to show it before GST. */
  readonly gstRate: number | undefined;
}

/** The unit price, in the same format as on product cards and pages. */
export function ItemRate({ item, gstRate }: ItemRateProps) {
  return (
    <p>
      <Price
        size="small"
        ratePaise={fromRupees(item.rate)}
        discountBp={discountBp(item.discount)}
        originalPaise={fromRupees(item.originalPrice)}
        gstRate={gstRate}
      />
    </p>
  );
}
