import { limits } from '@shop/config';
import { typedQuantity } from '@shop/ui';

/** A colour, null for the first one, and a quantity, as in the URL. */
export interface StoredChoice {
  readonly color: string | null;
  readonly quantity: number;
}

/** The choice in an address's query, `?color=Indigo&quantity=3`. The colour may be one that the product does not have. */
export function readChoice(search: string): StoredChoice {
  const query = new URLSearchParams(search);
  return { color: query.get('color'), quantity: typedQuantity(query.get('quantity') ?? '') };
}

/** The query with this choice in it, the rest of it as it was. What goes without saying is left out. */
export function writeChoice(search: string, { color, quantity }: StoredChoice): string {
  const query = new URLSearchParams(search);
  if (color === null) query.delete('color');
  else query.set('color', color);
  if (quantity === limits.minQuantity) query.delete('quantity');
  else query.set('quantity', String(quantity));
  return query.toString();
}
