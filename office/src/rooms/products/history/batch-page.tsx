import { EmptyState, Pagination } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ProductChange } from '../../../api/types';
import type { features } from '../../../parts/data-table';
import { PageTitle } from '../../../parts/display';
import { listAddress, pageIn } from '../../../parts/list-filter';
import { ListTable } from '../../../parts/list-page';
import { counted, formatMoment } from '../../../parts/text';
import { useGetBatchChangesQuery } from './api';
import { ChangedFields } from './changed-fields';
import styles from './history.module.css';

const helper = createColumnHelper<typeof features, ProductChange>();

const columns = helper.columns([
  helper.display({
    id: 'product',
    header: 'Product',
    cell: ({ row: { original } }) => (
      <>
        <Link to={`/products/${original.product.id}`}>{original.product.title}</Link>
        <div className={styles.quiet}>{original.product.slug}</div>
      </>
    ),
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    cell: ({ row: { original } }) => (
      <ChangedFields
        fields={original.fields}
        isNew={original.source === 'import' && original.version === 1}
      />
    ),
  }),
  helper.display({
    id: 'at',
    header: 'Time',
    cell: ({ row: { original } }) => (
      <>
        <div>{formatMoment(original.at)}</div>
        <div className={styles.quiet}>{original.author}</div>
      </>
    ),
  }),
]);

const idOf = ({ id }: ProductChange) => String(id);

/** Everything that one import or bulk change did, by product and column. */
export function BatchPage() {
  const [search] = useSearchParams();
  const batch = search.get('batch') ?? '';
  const query = useGetBatchChangesQuery({ batch, page: pageIn(search) });
  const list = query.currentData ?? query.data;
  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title="Changed products" />
      <ListTable
        label="Changed products"
        what="changes"
        rows={list?.items}
        columns={columns}
        rowId={idOf}
        error={query.error}
        retry={query.refetch}
        busy={query.isFetching}
      >
        {list && list.total > 0 && <p role="status">{counted(list.total, 'product')}</p>}
        {list?.total === 0 && (
          <EmptyState title="No product fields changed">
            <span>Changes of stock are in the stock history of each product.</span>
          </EmptyState>
        )}
      </ListTable>
      {list && list.items.length > 0 && (
        <Pagination
          page={list.page}
          totalPages={Math.max(1, Math.ceil(list.total / list.pageSize))}
          hrefFor={(page) => listAddress('/products/changes', search, { page: String(page) })}
        />
      )}
    </>
  );
}
