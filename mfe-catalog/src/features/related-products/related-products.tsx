import { useGetProductsQuery } from '@shop/api-client';
import { SectionHeading } from '@shop/ui';
import { Message } from '../product-grid/message';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton';
import { relatedQuery } from './related-query';
import styles from './related-products.module.css';

const headingId = 'you-may-also-like';

function Related({ slug }: { readonly slug: string }) {
  const { data, isError } = useGetProductsQuery(relatedQuery);
  if (!data)
    return isError ? <Message role="alert">Failed to load products.</Message> : <ProductGridSkeleton />;
  const others = data.products.filter(({ slugProduct }) => slugProduct !== slug);
  return others.length > 0 ? (
    <ProductGrid products={others} />
  ) : (
    <Message role="status">No products found.</Message>
  );
}

interface RelatedProductsProps {
  /** Slug of the product that the page shows: it is not offered beside itself. */
  readonly slug: string;
}

/** Up to four other products below a product. */
export function RelatedProducts({ slug }: RelatedProductsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="You may also like" washi />
      <Related slug={slug} />
    </section>
  );
}
