import { formatRupees } from '@shop/money';
import type { ProductChoices, ProductDetail } from '../../../api/types';
import { Facts } from '../../../parts/display';
import styles from './product.module.css';

interface ProductFactsProps {
  readonly product: ProductDetail;
  readonly choices: ProductChoices;
}

/** A product for whoever may not change it. */
export function ProductFacts({ product, choices }: ProductFactsProps) {
  const category = choices.categories.find(({ slug }) => slug === product.category);
  return (
    <section className={styles.form} aria-label="Product">
      <Facts
        facts={[
          ['Code', product.code ?? 'None'],
          ['Price', formatRupees(product.ratePaise)],
          ['Discount', `${product.discountBp / 100} %`],
          ['Price after it', formatRupees(product.unitPaise)],
          ['GST', `${product.gstBp / 100} %`],
          ['HSN code', product.hsn ?? 'None'],
          ['Category', category?.name ?? product.category],
          ['Colours', product.colors.join(', ') || 'None'],
          ['Variant', product.variant ?? 'None'],
        ]}
      />
    </section>
  );
}
