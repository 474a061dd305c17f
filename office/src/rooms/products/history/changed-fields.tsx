import type { ProductChange } from '../../../api/types';
import styles from './history.module.css';

/** Labels of columns, as in the form. */
const labels: Readonly<Record<string, string>> = {
  slug: 'URL',
  title: 'Title',
  code: 'Code',
  rate: 'Price, ₹',
  discount: 'Discount, %',
  hsn: 'HSN code',
  gst: 'GST, %',
  weight_grams: 'Weight, g',
  gift_card: 'Gift card value, ₹',
  stock: 'Stock',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  theme: 'Theme',
  colors: 'Colours',
  variant: 'Variant',
  photos: 'Photos',
  description: 'Description',
  faq: 'Questions',
  contact: 'Contact',
  active: 'On sale',
  archived_at: 'Archived',
};

/** `pack_size` becomes `Pack size`. */
export const columnLabel = (column: string): string =>
  Object.hasOwn(labels, column)
    ? (labels[column] ?? column)
    : `${column.charAt(0).toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`;

interface ChangedFieldsProps {
  readonly fields: ProductChange['fields'];
  /** Whether the product is new, without old values. */
  readonly isNew?: boolean;
}

/** The changed fields with their old and new values. */
export function ChangedFields({ fields, isNew = false }: ChangedFieldsProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ column, before, after }) => (
        <div key={column} className={styles.field}>
          <dt>{columnLabel(column)}</dt>
          <dd>
            {!isNew && (
              <>
                <del>
                  <span className={styles.said}>Was </span>
                  <span>{before || 'empty'}</span>
                </del>
                <span aria-hidden="true">{' → '}</span>
              </>
            )}
            <ins>
              {!isNew && <span className={styles.said}>, now </span>}
              <span>{after || 'empty'}</span>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
