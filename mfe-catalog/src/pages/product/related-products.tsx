import { shopApi } from '@shop/api-client';
import { get, send } from '@shop/api-client/endpoint';
import { pageSizes } from '@shop/config';
import type { Product, ProductCard } from '@shop/contracts';
import { SectionHeading } from '@shop/ui';
import { t } from '../../messages';
import { Message } from '../../features/product-card/message';
import { ProductGrid } from '../../features/product-card/product-grid';
import { ProductGridSkeleton } from '../../features/product-card/skeletons';
import styles from './related-products.module.css';

/** A list of similar products, by the slugs of its subcategory or of its theme. */
type ProductSection =
  | { readonly category: string; readonly subcategory: string }
  | { readonly theme: string };

interface RelatedTo {
  /** Slug of the product on the page. */
  readonly slug: string;
  /** The section of the product, if any. */
  readonly section: ProductSection | null;
}

const listed = (limit: number) => ({ page: 1, limit, fields: 'card' }) as const;

/** One more than is shown, because the section contains the product itself. */
const inSection = (section: ProductSection) => {
  const query = listed(pageSizes.related + 1);
  return 'theme' in section
    ? get('/product/theme/{theme}', { path: section, query })
    : get('/product/category/{category}/{subcategory}', { path: section, query });
};

/** The first `pageSizes.related` products of the lists in order, without duplicates and without `slug`. */
function pick(lists: readonly (readonly ProductCard[])[], slug: string): ProductCard[] {
  const others = lists.flat().filter(({ slugProduct }) => slugProduct !== slug);
  const bySlug = new Map(others.map((product) => [product.slugProduct, product]));
  return [...bySlug.values()].slice(0, pageSizes.related);
}

export const relatedApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Related products: those of the section first, then the newest. Fails if both lists fail. */
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

/** The argument of `getProductsAlike` for a product, whose section is its subcategory or otherwise its theme. */
export function relatedTo({ slugProduct, category, subcategory, theme }: Product): RelatedTo {
  const section = theme && { theme: theme.themeSlug };
  return {
    slug: slugProduct,
    section: category && subcategory ? { category: category.slug, subcategory: subcategory.slug } : section,
  };
}

const headingId = 'you-may-also-like';

function Related({ product }: { readonly product: Product }) {
  const { data, isError, refetch } = relatedApi.useGetProductsAlikeQuery(relatedTo(product));
  if (!data && isError) {
    return (
      <Message role="alert" retry={refetch}>
        {t('Failed to load products.')}
      </Message>
    );
  }
  if (!data) return <ProductGridSkeleton />;
  return data.length > 0 ? (
    <ProductGrid products={data} />
  ) : (
    <Message role="status">{t('No products found.')}</Message>
  );
}

interface RelatedProductsProps {
  /** The product of the page; null until it is loaded. */
  readonly product: Product | null;
}

/** Up to four other products below a product. */
export function RelatedProducts({ product }: RelatedProductsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId} data-deferred="">
      <SectionHeading id={headingId} title={t('You may also like')} washi />
      {product ? <Related product={product} /> : <ProductGridSkeleton />}
    </section>
  );
}
