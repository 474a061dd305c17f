import { lineColour, type ColouredLine } from '@shop/contracts/product-colours';

interface Coded {
  readonly productId: string;
  readonly productCode: string | null;
}

/** The code of an item: the product's own, or one made from its id. */
export function itemCode({ productId, productCode }: Coded): string {
  return productCode || `ID-${productId}`;
}

/** The name of a cart's line: that of its product, with the line's colour where it has one. */
export function nameWithColour(line: ColouredLine & { readonly productName: string }): string {
  const color = lineColour(line);
  return color ? `${line.productName} ${color}` : line.productName;
}
