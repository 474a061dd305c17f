interface Coded {
  readonly productId: string;
  readonly productCode: string | null;
}

/** The code of an item: the product's own, or one made from its id. */
export function itemCode({ productId, productCode }: Coded): string {
  return productCode || `ID-${productId}`;
}
