import { shopApi } from '@shop/api-client';
import { get, send } from '@shop/api-client/endpoint';
import { pageSizes } from '@shop/config';
import type { ProductCard } from '@shop/contracts';

/** A list of products that are like each other, by the slugs of its subcategory or of its theme. */
export type ProductSection =
  | { readonly category: string; readonly subcategory: string }
  | { readonly theme: string };

export interface RelatedTo {
  /** Slug of the product that is not offered beside itself. */
  readonly slug: string;
  /** The list of products like it, null when there is none. */
  readonly section: ProductSection | null;
}

const listed = (limit: number) => ({ page: 1, limit, fields: 'card' }) as const;

/** One more than is shown: the product itself is in its section. */
const inSection = (section: ProductSection) => {
  const query = listed(pageSizes.related + 1);
  return 'theme' in section
    ? get('/product/theme/{theme}', { path: section, query })
    : get('/product/category/{category}/{subcategory}', { path: section, query });
};

/** Up to so many products of the lists, the first list's first, each once and without `slug`. */
function pick(lists: readonly (readonly ProductCard[])[], slug: string): ProductCard[] {
  const others = lists.flat().filter(({ slugProduct }) => slugProduct !== slug);
  const bySlug = new Map(others.map((product) => [product.slugProduct, product]));
  return [...bySlug.values()].slice(0, pageSizes.related);
}

/** What the product page asks for beside the product. */
export const relatedApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Products to offer beside one: those of its section first, then the shop's newest. Fails when both lists do. */
    getProductsAlike: build.query<readonly ProductCard[], RelatedTo>({
      async queryFn({ slug, section }, _api, _options, request) {
        const [newest, alike] = await Promise.all([
          send(request, get('/product', { query: listed(pageSizes.related) })),
          section && send(request, inSection(section)),
        ]);
        const lists = [alike, newest].flatMap((response) => (response?.data ? [response.data.products] : []));
        if (lists.length === 0 && newest.error) return { error: newest.error };
        return { data: pick(lists, slug) };
      },
    }),
  }),
});

export const { useGetProductsAlikeQuery } = relatedApi;
