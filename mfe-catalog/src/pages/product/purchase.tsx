import { paths } from '@shop/config';
import type { CheckoutItem, CheckoutNavigation, Photo, Product, ProductCard } from '@shop/contracts';
import { lineColour, photoOfColour } from '@shop/contracts/product-colours';
import { addToCart, selectCartItems, setCartLineCount, useShopStore, type ShopProduct } from '@shop/store';
import { Button, classNames, DiscountTag, motifs, Price, QuantityStepper } from '@shop/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../messages';
import {
  isNotForSale,
  notForSaleText,
  productPrice,
  soldOutText,
  unavailableText,
} from '../../features/product-card/product';
import { WishlistButton } from '../../features/product-card/product-card';
import { maxQuantity, stockNote, type ProductChoice } from './product-choice';
import type { VariantChoice } from './variant-choice';
import { VariantPickers } from './variant-pickers';
import styles from './purchase.module.css';

interface PriceTicketProps {
  readonly product: ProductCard;
  /** Whether the chosen options are not sold together. */
  readonly isMissing?: boolean;
}

/** A product's price and stock, on a buff ticket. */
export function PriceTicket({ product, isMissing = false }: PriceTicketProps) {
  const price = productPrice(product);
  const note = isNotForSale(product) ? { level: 'none', text: t(notForSaleText) } : stockNote(product.stock);
  const { level, text } = isMissing ? { level: 'none', text: missingText } : note;
  return (
    <div className={classNames(styles.ticket, motifs.perforatedSides)} data-testid="price-ticket">
      <Price {...price} size="large" />
      <DiscountTag discountBp={price.discountBp} />
      <p
        className={styles.stock}
        data-level={level}
        data-testid="stock"
        role={product.variantCount === undefined ? undefined : 'status'}
      >
        {text}
      </p>
    </div>
  );
}

interface ColourChoiceProps {
  readonly colours: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (colour: string) => void;
}

/** The colours of a product, one to choose. */
function ColourChoice({ colours, chosen, onChoose }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>{t('Color')}</legend>
      <div className={styles.row}>
        {colours.map((colour, index) => (
          <label key={`${index} ${colour}`} className={styles.colour}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === chosen}
              onChange={() => onChoose(colour)}
              className={styles.radio}
            />
            <span>{colour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Adds a quantity of a product in a `color` to the cart, with a single toast. */
function useAddQuantity(): (product: ShopProduct, quantity: number) => void {
  const store = useShopStore();
  return (product, quantity) => {
    const before = selectCartItems(store.getState());
    store.dispatch(addToCart(product));
    // Finds the changed line, because a shell without colour support has one line for all colours.
    const line = selectCartItems(store.getState()).find((item) => !before.includes(item));
    if (!line || quantity === 1) return;
    const { productId, count } = line;
    store.dispatch(setCartLineCount({ productId, color: lineColour(line), count: count + quantity - 1 }));
  };
}

/** The product as an item of the checkout. */
function checkoutItem(
  product: ProductCard & { readonly photos?: readonly Photo[] },
  quantity: number,
  color: string | null,
): CheckoutItem {
  return {
    productId: product._id,
    title: product.title,
    slugProduct: product.slugProduct,
    photo: photoOfColour(product, color),
    rate: product.rate,
    discount: product.discount,
    shownGstRate: product.shownGstRate,
    quantity,
    color,
  };
}

interface BuyActionsProps {
  readonly product: ProductCard;
  readonly quantity: number;
  readonly color: string | null;
  /** ID of the text that explains why the product cannot be bought; null if it can. */
  readonly unavailableId: string | null;
}

/** Buy Now and Add to Cart. On phones they are in a sticky bar with the price. */
function BuyActions({ product, quantity, color, unavailableId }: BuyActionsProps) {
  const navigate = useNavigate();
  const addQuantity = useAddQuantity();
  const availability = { disabled: unavailableId !== null, 'aria-describedby': unavailableId ?? undefined };

  const buyNow = () => {
    const state: CheckoutNavigation = { items: [checkoutItem(product, quantity, color)] };
    void navigate(paths.checkout, { state });
  };

  return (
    <div className={styles.actions} data-testid="buy-bar">
      <Price {...productPrice(product)} size="small" className={styles.price} />
      <Button variant="primary" className={styles.button} {...availability} onClick={buyNow}>
        {t('Buy Now')}
      </Button>
      <Button
        variant="secondary"
        className={styles.button}
        data-testid="add-to-cart"
        {...availability}
        onClick={() => addQuantity({ ...product, color }, quantity)}
      >
        {t('Add to Cart')}
      </Button>
    </div>
  );
}

const missingText = 'Not available';

const reasons: Readonly<Record<string, string>> = {
  [missingText]: 'These options are not sold together. Choose another combination.',
  [soldOutText]: 'Sold out for now. Add it to your wishlist to find it again.',
  [notForSaleText]: 'Not for sale, because it has no price. Add it to your wishlist to find it again.',
};

interface PurchasePanelProps {
  readonly product: ProductCard;
  readonly colours: readonly string[];
  readonly choice: Omit<ProductChoice, 'photo' | 'choosePhoto'>;
  /** The product with its variants, and the choice among them. */
  readonly variants?: { readonly product: Product; readonly choice: VariantChoice };
}

/** Options or colour, quantity, wishlist and the buttons to buy a product. */
export function PurchasePanel({ product, colours, choice, variants }: PurchasePanelProps) {
  const reasonId = useId();
  const isMissing = variants !== undefined && variants.choice.variant === undefined;
  const unavailable = isMissing ? missingText : unavailableText(product);

  return (
    <>
      <noscript>
        <p>{t('Your cart is stored in this browser and needs JavaScript. Turn on JavaScript to buy.')}</p>
      </noscript>
      {variants && <VariantPickers {...variants} />}
      <div className={styles.panel}>
        {colours.length > 0 && (
          <ColourChoice colours={colours} chosen={choice.color} onChoose={choice.chooseColor} />
        )}
        <div className={styles.quantity}>
          <QuantityStepper
            quantity={choice.quantity}
            onChange={choice.setQuantity}
            max={maxQuantity(product.stock)}
            disabled={unavailable !== undefined}
          />
          {!isMissing && <WishlistButton product={product} />}
        </div>
        {unavailable !== undefined && (
          <p id={reasonId} className={styles.soldOut}>
            {t(reasons[unavailable] ?? unavailable)}
          </p>
        )}
        <BuyActions
          product={product}
          quantity={choice.quantity}
          color={variants?.choice.variant?.colors ?? choice.color}
          unavailableId={unavailable === undefined ? null : reasonId}
        />
      </div>
    </>
  );
}
