import { ButtonLink, EmptyState, Pagination } from '@shop/ui';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedProduct } from '../../../api/types';
import { useMay } from '../../../app/me-context';
import { DataTable } from '../../../parts/data-table';
import { Failure } from '../../../parts/failure';
import { PageTitle } from '../../../parts/page-title';
import { Waiting } from '../../../parts/waiting';
import { useGetKeptProductsQuery } from '../products-api';
import { BulkBar } from './bulk-bar';
import { FilterForm } from './filter-form';
import { productColumns } from './product-columns';
import { exportAddress, listAddress, readFilter } from './product-filter';
import styles from './product-list.module.css';

const idOf = (product: ListedProduct) => product.id;
const nameOf = (product: ListedProduct) => product.title;
const inIndia = new Intl.NumberFormat('en-IN');

/** Products, withdrawn ones too: found, filtered, chosen and changed. */
export function ProductListPage() {
  const [search] = useSearchParams();
  const mayKeep = useMay('keep');
  const { data, currentData, error, isFetching, refetch } = useGetKeptProductsQuery(readFilter(search));
  // What was chosen belongs to one address: on another page nobody sees it.
  const address = search.toString();
  const [chosenAt, setChosenAt] = useState({ address, chosen: {} as RowSelectionState });
  const chosen = chosenAt.address === address ? chosenAt.chosen : {};
  const choose = (next: RowSelectionState | ((before: RowSelectionState) => RowSelectionState)) =>
    setChosenAt({ address, chosen: typeof next === 'function' ? next(chosen) : next });
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  const picked = list?.items.filter(({ id }) => chosen[id]) ?? [];

  return (
    <>
      <PageTitle title="Products">
        {mayKeep && <ButtonLink to="/products/new">New product</ButtonLink>}
        {mayKeep && (
          <ButtonLink variant="secondary" to="/products/import">
            Import a file
          </ButtonLink>
        )}
      </PageTitle>
      <FilterForm />
      {!list && error && <Failure what="The list" error={error} retry={refetch} />}
      {list && error && <Failure what="The list as it is now" error={error} retry={refetch} />}
      {!list && !error && <Waiting label="Fetching products …" />}
      {list && (
        <div className={styles.totals}>
          <p role="status">
            {inIndia.format(list.total)} {list.total === 1 ? 'product' : 'products'}
          </p>
          {list.total > 0 && (
            <a href={exportAddress(search)} download>
              Export {list.total === 1 ? 'it' : `all ${inIndia.format(list.total)}`} as CSV
            </a>
          )}
        </div>
      )}
      {list && list.items.length === 0 && (
        <EmptyState title="No product is like that">Choose another stock, or clear the search.</EmptyState>
      )}
      {list && mayKeep && <BulkBar products={picked} onDone={() => setChosenAt({ address, chosen: {} })} />}
      {list && list.items.length > 0 && (
        <>
          <DataTable
            label="Products"
            rows={list.items}
            columns={productColumns}
            rowId={idOf}
            busy={isFetching}
            {...(mayKeep && { selection: { chosen, choose, nameOf } })}
          />
          <div className={styles.pages}>
            <Pagination
              page={list.page}
              totalPages={Math.max(1, Math.ceil(list.total / list.pageSize))}
              hrefFor={(page) => listAddress(search, { page: String(page) })}
            />
          </div>
        </>
      )}
    </>
  );
}
