import { Button, EmptyState } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../../parts/failure';
import { PageTitle } from '../../../parts/page-title';
import { Waiting } from '../../../parts/waiting';
import { useGetOrderQuery } from '../orders-api';
import { PackingSlip } from './packing-slip';
import styles from './print.module.css';

/** So many slips are printed at once at most: as many as are chosen on a page. */
const MOST = 100;

function SlipOf({ id }: { readonly id: string }) {
  const { currentData: order, error, refetch } = useGetOrderQuery(id);
  if (order) return <PackingSlip order={order} />;
  if (error) return <Failure what={`The slip of ${id}`} error={error} retry={refetch} />;
  return <Waiting label="Fetching the slip …" />;
}

/** Packing slips of the orders that the address names, each on a sheet of its own. */
export function PrintSlipsPage() {
  const [search] = useSearchParams();
  const ids = [...new Set((search.get('ids') ?? '').split(','))].filter(Boolean).slice(0, MOST);
  return (
    <>
      <div className={styles.head}>
        <PageTitle title="Packing slips">
          {ids.length > 0 && <Button onClick={() => window.print()}>Print {ids.length}</Button>}
        </PageTitle>
      </div>
      {ids.length === 0 && (
        <EmptyState title="No order is chosen">
          Choose orders in their list, then print their slips.
        </EmptyState>
      )}
      {ids.map((id) => (
        <SlipOf key={id} id={id} />
      ))}
    </>
  );
}
