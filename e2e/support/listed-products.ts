import type { ProductCard } from '@shop/contracts';

/** The first products of a shop. Rejects if there are none. */
export async function listedProducts(shop: string, limit: number): Promise<readonly ProductCard[]> {
  const response = await fetch(`${shop}/api/v1/product?limit=${limit}&fields=card`);
  const { data } = (await response.json()) as {
    readonly data: { readonly products: readonly ProductCard[] };
  };
  if (data.products.length === 0) throw new Error(`The shop at ${shop} has no products.`);
  return data.products;
}
