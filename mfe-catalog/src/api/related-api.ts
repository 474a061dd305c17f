import { shopApi } from '@shop/api-client';
import { pageSizes } from '@shop/config';
import type { ProductCard, ProductPage } from '@shop/contracts';

export interface RelatedTo {
  /** Slug of the product that is not offered beside itself. */
  readonly slug: string;
  /** Path of the API's list of products like it, null when there is none. */
  readonly shelf: string | null;
}

/** Up to so many products of the lists, the first list's first, each once and without `slug`. */
function pick(lists: readonly (readonly ProductCard[])[], slug: string): ProductCard[] {
  const others = lists.flat().filter(({ slugProduct }) => slugProduct !== slug);
  const bySlug = new Map(others.map((product) => [product.slugProduct, product]));
  return [...bySlug.values()].slice(0, pageSizes.related);
}

/** What the product page asks for beside the product. */
export const relatedApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Products to offer beside one: those of its shelf first, then the shop's newest. Fails when both lists do. */
    getRelatedProducts: build.query<readonly ProductCard[], RelatedTo>({
      async queryFn({ slug, shelf }, _api, _options, request) {
        const list = (url: string, limit: number) =>
          request({ url, params: { page: 1, limit, fields: 'card' } });
        const [newest, alike] = await Promise.all([
          list('/product', pageSizes.related),
          // One more than is shown: the product itself is on its shelf.
          shelf === null ? null : list(shelf, pageSizes.related + 1),
        ]);
        const answers = [alike, newest].flatMap((answer) => (answer?.data as ProductPage | undefined) ?? []);
        if (answers.length === 0 && newest.error) return { error: newest.error };
        const lists = answers.map(({ products }) => products);
        return { data: pick(lists, slug) };
      },
    }),
  }),
});

export const { useGetRelatedProductsQuery } = relatedApi;
