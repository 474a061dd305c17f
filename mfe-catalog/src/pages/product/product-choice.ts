import { colourOf, photoIndexOf } from '@shop/contracts/product-colours';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readChoice, writeChoice, type StoredChoice } from './choice-query';

interface Choice extends StoredChoice {
  /** Index of the photo that was chosen by itself; null while it is the colour's. */
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
  /** The most that can be bought. */
  readonly maxQuantity: number;
}

const fromAddress = (search: string): Choice => ({ photo: null, ...readChoice(search) });

/**
 * What the shopper has chosen on a product page; the address remembers colour and quantity. Photo and colour go
 * together by position, the main photo first; a photo without a colour, and a colour without a photo, leave the other
 * as it is. What the address asks for and the product does not have falls back: to the first colour, to what is left.
 */
export function useProductChoice({ colours, photoCount, maxQuantity }: Offer): ProductChoice {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => fromAddress(search));
  const [seen, setSeen] = useState(search);

  if (seen !== search) {
    setSeen(search);
    // An address that this page wrote itself says what is chosen already; a link or Back may say something else.
    const { color, quantity } = readChoice(search);
    if (color !== choice.color || quantity !== choice.quantity) setChoice(fromAddress(search));
  }

  const choose = (next: Choice) => {
    // Stored here too, because the router may apply a URL later than a controlled field can wait for its value.
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
