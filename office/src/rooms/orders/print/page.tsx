import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import { Button, EmptyState } from '@shop/ui';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderDetail } from '../../../api/types';
import { PageTitle } from '../../../parts/display';
import { Failure, Waiting } from '../../../parts/states';
import { formatDay } from '../../../parts/text';
import { useGetOrderQuery } from '../api';
import styles from './print.module.css';

/** Maximum number of sheets: the orders of a full list page. */
const MAX_SHEETS = 100;

/** The content of an order's sheet. */
type Sheet = ComponentType<{ readonly order: OrderDetail }>;

function SheetOf({ id, Sheet }: { readonly id: string; readonly Sheet: Sheet }) {
  const { currentData: order, error, refetch } = useGetOrderQuery(id);
  if (order) return <Sheet order={order} />;
  if (error) return <Failure what={`The page for ${id}`} error={error} retry={refetch} />;
  return <Waiting label="Loading…" />;
}

interface PrintPageProps {
  readonly title: string;
  readonly Sheet: Sheet;
}

/** Prints a sheet for each order in the URL, each on a separate page. */
export function PrintPage({ title, Sheet }: PrintPageProps) {
  const [search] = useSearchParams();
  const ids = [...new Set((search.get('ids') ?? '').split(','))].filter(Boolean).slice(0, MAX_SHEETS);
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={title}>
          {ids.length > 0 && <Button onClick={() => window.print()}>{`Print ${ids.length}`}</Button>}
        </PageTitle>
      </div>
      {ids.length === 0 && (
        <EmptyState title="No orders selected">Select orders in the list, then print them.</EmptyState>
      )}
      {ids.map((id) => (
        <SheetOf key={id} id={id} Sheet={Sheet} />
      ))}
    </>
  );
}

/** The items of an order that were or will be shipped. */
const linesOf = ({ lines }: OrderDetail) =>
  lines.map(({ toSend, ...line }) => ({ ...line, quantity: toSend })).filter(({ quantity }) => quantity > 0);

/** Address and content of an order without refunded items, or of the parcel in the URL. Prices are on the invoice. */
export function PackingSlip({ order }: { readonly order: OrderDetail }) {
  const [search] = useSearchParams();
  const { address, number, paidAt, cod } = order;
  const parcel = order.parcels?.find((one) => String(one.number) === search.get('parcel'));
  const lines = parcel?.lines ?? linesOf(order);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // Cash is collected once, with one of the parcels.
  const isCollecting = !parcel || parcel.collectsCash;
  return (
    <article className={styles.slip} aria-label={`Packing slip of ${number}`}>
      <header className={styles.top}>
        <p className={styles.shop}>{shop.name}</p>
        <p>
          <span className={styles.number}>{number}</span>
          <br />
          <span>{cod ? `Confirmed on ${formatDay(paidAt)}` : `Paid on ${formatDay(paidAt)}`}</span>
          {parcel && (
            <>
              <br />
              <span>{`Parcel ${parcel.number}`}</span>
            </>
          )}
          {isCollecting && cod && cod.duePaise > 0 && (
            <>
              <br />
              <strong>{`Collect ${formatRupees(cod.duePaise)} in cash`}</strong>
            </>
          )}
        </p>
      </header>
      <address className={styles.address}>
        <AddressLines address={address} />
      </address>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.productId} ${line.color}`}>
              <td>{[line.title, line.color].filter(Boolean).join(', ')}</td>
              <td>{line.quantity}</td>
              <td>
                <span className={styles.tick} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{units}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

/** The address as on the parcel. */
export function AddressLines({ address }: Pick<OrderDetail, 'address'>) {
  return (
    <>
      <strong>
        <bdi>{address.name}</bdi>
      </strong>
      <div>
        <bdi>{[address.streetAddress, address.apartment].filter(Boolean).join(', ')}</bdi>
      </div>
      <div>{`${address.city}, ${address.state}`}</div>
      <div>{`PIN ${address.pinCode}`}</div>
      <div>{address.phone}</div>
    </>
  );
}
