import { limits } from '@shop/config';
import { useState } from 'react';

interface ProductChoice {
  readonly photo: number;
  readonly color: string | null;
  readonly quantity: number;
  readonly choosePhoto: (index: number) => void;
  readonly chooseColor: (color: string) => void;
  readonly setQuantity: (quantity: number) => void;
}

/**
 * What the shopper has chosen on a product page. Photo and colour go together by position, the main photo first;
 * a photo without a colour, and a colour without a photo, leave the other as it is.
 */
export function useProductChoice(colours: readonly string[], photoCount: number): ProductChoice {
  const [photo, setPhoto] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number>(limits.minQuantity);

  return {
    photo,
    color: chosen ?? colours[0] ?? null,
    quantity,
    choosePhoto: (index) => {
      setPhoto(index);
      setChosen(colours[index] ?? chosen);
    },
    chooseColor: (color) => {
      setChosen(color);
      const index = colours.indexOf(color);
      if (index >= 0 && index < photoCount) setPhoto(index);
    },
    setQuantity,
  };
}
