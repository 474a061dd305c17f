import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '../../api/types';
import type { features } from '../../parts/data-table';
import { formatDay } from '../../parts/text';
import { Tag } from '../../parts/tag';
import styles from './list.module.css';

const helper = createColumnHelper<typeof features, ListedProduct>();

/** Pieces that can still be sold, and how many more open orders hold. */
function Stock({ product: { stock, reserved } }: { readonly product: ListedProduct }) {
  return (
    <span className={styles.number}>
      <span>{stock - reserved}</span>
      {reserved > 0 && <span className={styles.quiet}>{` + ${reserved} held`}</span>}
    </span>
  );
}

/** What the list shows of a product. */
export const productColumns = helper.columns([
  helper.display({
    id: 'product',
    header: 'Product',
    cell: ({ row: { original: product } }) => (
      <div className={styles.product}>
        <img src={product.photo.secure_url} alt="" width={48} height={48} loading="lazy" />
        <div>
          <Link to={`/products/${product.id}`}>{product.title}</Link>
          {product.code && <div className={styles.quiet}>{product.code}</div>}
        </div>
      </div>
    ),
  }),
  helper.display({
    id: 'price',
    header: 'Price',
    cell: ({ row: { original: product } }) => (
      <span className={styles.number}>{formatRupees(product.ratePaise)}</span>
    ),
  }),
  helper.display({
    id: 'discount',
    header: 'Discount',
    cell: ({ row: { original: product } }) =>
      product.discountBp === 0 ? (
        '–'
      ) : (
        <span
          className={styles.number}
        >{`${product.discountBp / 100} %, ${formatRupees(product.unitPaise)}`}</span>
      ),
  }),
  helper.display({
    id: 'stock',
    header: 'Free pieces',
    cell: ({ row }) => <Stock product={row.original} />,
  }),
  helper.display({
    id: 'active',
    header: 'In the shop',
    cell: ({ row: { original: product } }) => (
      <Tag tone={product.active ? 'good' : 'plain'}>{product.active ? 'Sold' : 'Withdrawn'}</Tag>
    ),
  }),
  helper.display({
    id: 'changed',
    header: 'Changed',
    cell: ({ row: { original: product } }) => (
      <>
        <div>{formatDay(product.updatedAt)}</div>
        {product.changedBy && <div className={styles.quiet}>{product.changedBy}</div>}
      </>
    ),
  }),
]);
