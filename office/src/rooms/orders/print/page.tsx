import { Button, EmptyState } from '@shop/ui';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderDetail } from '../../../api/types';
import { Failure } from '../../../parts/states';
import { PageTitle } from '../../../parts/page-title';
import { Waiting } from '../../../parts/waiting';
import { useGetOrderQuery } from '../api';
import styles from './print.module.css';

/** So many sheets are printed at once at most: as many as are chosen on a page. */
const MOST = 100;

/** What lies on the sheet of an order. */
export type Sheet = ComponentType<{ readonly order: OrderDetail }>;

function SheetOf({ id, Sheet }: { readonly id: string; readonly Sheet: Sheet }) {
  const { currentData: order, error, refetch } = useGetOrderQuery(id);
  if (order) return <Sheet order={order} />;
  if (error) return <Failure what={`The sheet of ${id}`} error={error} retry={refetch} />;
  return <Waiting label="Fetching the sheet …" />;
}

interface PrintPageProps {
  readonly title: string;
  readonly Sheet: Sheet;
}

/** Sheets of the orders that the address names, each on a page of its own. */
export function PrintPage({ title, Sheet }: PrintPageProps) {
  const [search] = useSearchParams();
  const ids = [...new Set((search.get('ids') ?? '').split(','))].filter(Boolean).slice(0, MOST);
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={title}>
          {ids.length > 0 && <Button onClick={() => window.print()}>{`Print ${ids.length}`}</Button>}
        </PageTitle>
      </div>
      {ids.length === 0 && (
        <EmptyState title="No order is chosen">Choose orders in their list, then print them.</EmptyState>
      )}
      {ids.map((id) => (
        <SheetOf key={id} id={id} Sheet={Sheet} />
      ))}
    </>
  );
}
