import { ButtonLink, EmptyState } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import type { ListedProduct } from '../../api/types';
import { useMay } from '../../app/me-context';
import { PageTitle } from '../../parts/page-title';
import { RecordList } from '../../parts/list-page';
import { useChosen } from '../../parts/use-chosen';
import { useGetStaffProductsQuery } from './api';
import { BulkBar } from './bulk';
import { FilterForm } from './filter-form';
import { productColumns } from './product-columns';
import { exportAddress, readFilter } from './product-filter';
import styles from './list.module.css';

const idOf = (product: ListedProduct) => product.id;
const nameOf = (product: ListedProduct) => product.title;
const inIndia = new Intl.NumberFormat('en-IN');

/** Products, withdrawn ones too: found, filtered, chosen and changed. */
export function ProductListPage() {
  const [search] = useSearchParams();
  const mayKeep = useMay('keep');
  const { data, currentData, error, isFetching, refetch } = useGetStaffProductsQuery(readFilter(search));
  const { chosen, choose, clear } = useChosen();
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
      <RecordList
        path="/products"
        label="Products"
        what="products"
        list={list}
        error={error}
        isFetching={isFetching}
        retry={refetch}
        columns={productColumns}
        rowId={idOf}
        {...(mayKeep && { selection: { chosen, choose, nameOf } })}
      >
        {list && (
          <div className={styles.totals}>
            <p role="status">{`${inIndia.format(list.total)} ${list.total === 1 ? 'product' : 'products'}`}</p>
            {list.total > 0 && (
              <a href={exportAddress(search)} download>
                {`Export ${list.total === 1 ? 'it' : `all ${inIndia.format(list.total)}`} as CSV`}
              </a>
            )}
          </div>
        )}
        {list?.items.length === 0 && (
          <EmptyState title="No product is like that">Choose another stock, or clear the search.</EmptyState>
        )}
        {mayKeep && <BulkBar products={picked} onDone={clear} />}
      </RecordList>
    </>
  );
}
