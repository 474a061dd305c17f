interface Coded {
  readonly productId: string;
  readonly productCode: string | null;
}

/** The code that stands by an item: the product's own, or one made of its id. */
export function itemCode({ productId, productCode }: Coded): string {
  return productCode || `ID-${productId}`;
}
