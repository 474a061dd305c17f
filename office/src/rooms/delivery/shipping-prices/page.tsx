import { EmptyState } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { ShippingPriceRow } from '../../../api/types';
import { useMay } from '../../../app/session';
import { DataTable, type features } from '../../../parts/data-table';
import { PageTitle } from '../../../parts/display';
import { Failure, Waiting } from '../../../parts/states';
import { useGetShippingPricesQuery } from '../api';
import styles from '../delivery.module.css';
import { columnLabels, numberColumns } from './columns';
import { PricesForm } from './form';

const helper = createColumnHelper<typeof features, ShippingPriceRow>();
const columns = helper.columns([
  helper.display({
    id: 'zone',
    header: columnLabels.zone,
    cell: ({ row }) => row.original.zone || 'Any zone',
  }),
  ...numberColumns.map((column) =>
    helper.display({
      id: column,
      header: columnLabels[column],
      cell: ({ row }) => row.original[column],
    }),
  ),
]);

/** The table for staff who may not change it. */
function PricesTable({ rows }: { readonly rows: readonly ShippingPriceRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="No shipping prices">
        <span>The default shipping price applies.</span>
      </EmptyState>
    );
  }
  return (
    <DataTable label="Prices" rows={rows} columns={columns} rowId={(row) => Object.values(row).join()} />
  );
}

/** The shipping price table by zone, value and weight. */
export function ShippingPricesPage() {
  const { data, error, refetch } = useGetShippingPricesQuery();
  const mayEdit = useMay('keep');
  return (
    <>
      <p className={styles.back}>
        <Link to="/delivery">Delivery</Link>
      </p>
      <PageTitle title="Shipping prices">
        {data && data.rows.length > 0 && (
          <a href="/api/v1/staff/shipping-prices/export" download>
            Export
          </a>
        )}
      </PageTitle>
      <p className={styles.lead}>
        The shipping cost depends on the zone of the PIN code, the value of the goods and their weight. A zone
        with rows uses only those; all other zones use the “any zone” rows. Every possible cart must match
        exactly one row. Texts in the shop that mention free shipping do not change.
      </p>
      {error !== undefined && !data && <Failure what="The shipping prices" error={error} retry={refetch} />}
      {error === undefined && !data && <Waiting label="Loading shipping prices…" />}
      {data && (mayEdit ? <PricesForm prices={data} /> : <PricesTable rows={data.rows} />)}
    </>
  );
}
