import type { Product } from '@shop/contracts';
import { SectionHeading } from '@shop/ui';
import { useGetProductsAlikeQuery } from './data';
import { Message } from '../../features/product-card/message';
import { ProductGrid } from '../../features/product-card/product-grid';
import { ProductGridSkeleton } from '../../features/product-card/product-grid-skeleton';
import styles from './related-products.module.css';
import { relatedTo } from './related-to';

const headingId = 'you-may-also-like';

function Related({ product }: { readonly product: Product }) {
  const { data, isError, refetch } = useGetProductsAlikeQuery(relatedTo(product));
  if (!data && isError) {
    return (
      <Message role="alert" retry={refetch}>
        Failed to load products.
      </Message>
    );
  }
  if (!data) return <ProductGridSkeleton />;
  return data.length > 0 ? (
    <ProductGrid products={data} />
  ) : (
    <Message role="status">No products found.</Message>
  );
}

interface RelatedProductsProps {
  /** The product that the page shows, null until it is known. */
  readonly product: Product | null;
}

/** Up to four other products below a product. */
export function RelatedProducts({ product }: RelatedProductsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId} data-deferred="">
      <SectionHeading id={headingId} title="You may also like" washi />
      {product ? <Related product={product} /> : <ProductGridSkeleton />}
    </section>
  );
}
