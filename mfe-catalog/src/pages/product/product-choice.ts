import { limits } from '@shop/config';
import { colourOf, photoIndexOf } from '@shop/contracts/product-colours';
import { typedQuantity } from '@shop/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../messages';
import { soldOutText } from '../../features/product-card/product';

interface StockNote {
  readonly level: 'plenty' | 'low' | 'none';
  readonly text: string;
}

/** A message about the units in stock. */
export function stockNote(stock: number): StockNote {
  if (stock <= 0) return { level: 'none', text: t(soldOutText) };
  if (stock <= limits.lowStock) return { level: 'low', text: t('Only {stock} left', { stock }) };
  return { level: 'plenty', text: t('In Stock') };
}

/** The maximum quantity of one purchase: the units in stock, up to the maximum of a cart line. */
export function maxQuantity(stock: number): number {
  return Math.max(limits.minQuantity, Math.min(limits.maxQuantity, stock));
}

/** A colour (null for the first one) and a quantity, as in the URL. */
interface StoredChoice {
  readonly color: string | null;
  readonly quantity: number;
}

/** The choice in a query such as `?color=Indigo&quantity=3`. The product may not have the colour. */
export function readChoice(search: string): StoredChoice {
  const query = new URLSearchParams(search);
  return { color: query.get('color'), quantity: typedQuantity(query.get('quantity') ?? '') };
}

/** The query with this choice and all other parameters unchanged. Defaults are omitted. */
export function writeChoice(search: string, { color, quantity }: StoredChoice): string {
  const query = new URLSearchParams(search);
  if (color === null) query.delete('color');
  else query.set('color', color);
  if (quantity === limits.minQuantity) query.delete('quantity');
  else query.set('quantity', String(quantity));
  return query.toString();
}

interface Choice extends StoredChoice {
  /** Index of a photo that was chosen without a colour; null if the photo follows the colour. */
  readonly photo: number | null;
}

export interface ProductChoice {
  readonly photo: number;
  readonly color: string | null;
  readonly quantity: number;
  readonly choosePhoto: (index: number) => void;
  readonly chooseColor: (color: string) => void;
  readonly setQuantity: (quantity: number) => void;
}

interface Offer {
  readonly colours: readonly string[];
  readonly photoCount: number;
  readonly maxQuantity: number;
  /** The variant that the photos show. When it changes, the main photo is chosen again. */
  readonly variantId?: string | undefined;
}

const fromAddress = (search: string): Choice => ({ photo: null, ...readChoice(search) });

/**
 * The shopper's choice on a product page; the URL stores colour and quantity. Photos and colours are paired by position; choosing
 * one without a counterpart does not change the other. If the URL's choice is not available, falls back to the first colour and the
 * units in stock.
 */
export function useProductChoice({ colours, photoCount, maxQuantity, variantId }: Offer): ProductChoice {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => fromAddress(search));
  const [seen, setSeen] = useState(search);
  const [seenVariant, setSeenVariant] = useState(variantId);

  if (seenVariant !== variantId) {
    setSeenVariant(variantId);
    setChoice({ ...choice, photo: null });
  }

  if (seen !== search) {
    setSeen(search);
    // A URL that this page wrote already matches the choice; a link or Back may change it.
    const { color, quantity } = readChoice(search);
    if (color !== choice.color || quantity !== choice.quantity) setChoice(fromAddress(search));
  }

  const choose = (next: Choice) => {
    // Stored here too, because the router may update the URL too late for a controlled field.
    setChoice(next);
    void navigate(
      { search: writeChoice(search, next), hash },
      { replace: true, preventScrollReset: true, state },
    );
  };

  const color = colourOf(colours, choice.color);
  const photoOf = (name: string | null) => photoIndexOf(colours, name, photoCount);
  const chosenPhoto = choice.photo !== null && choice.photo < photoCount ? choice.photo : null;
  const photo = chosenPhoto ?? photoOf(color) ?? 0;
  const storedColor = (name: string | null) => (name === colours[0] ? null : name);

  return {
    photo,
    color,
    quantity: Math.min(choice.quantity, maxQuantity),
    choosePhoto: (index) => choose({ ...choice, photo: index, color: storedColor(colours[index] ?? color) }),
    chooseColor: (name) => choose({ ...choice, photo: photoOf(name) ?? photo, color: storedColor(name) }),
    setQuantity: (quantity) => choose({ ...choice, color: storedColor(color), quantity }),
  };
}
