import { formatRupees } from '@shop/money';
import { ButtonLink, EmptyState } from '@shop/ui';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/office-api';
import type { OrderDetail } from '../../../api/types';
import { Facts, PageTitle, Tag } from '../../../parts/display';
import { Failure, Waiting } from '../../../parts/states';
import { formatDay, formatMoment } from '../../../parts/text';
import { useGetOrderQuery } from '../api';
import { coveredBy } from '../print/invoice';
import { OrderStatusTag } from '../../../parts/statuses';
import { EmailAddress, NoteForm } from './contact';
import { OrderLines, Timeline } from './details';
import { OrderExchanges } from './exchanges';
import { OrderMoney } from './money';
import styles from './order.module.css';
import { OrderParcels } from './parcels';
import { OrderSteps } from './steps';

function Address({ order }: { readonly order: OrderDetail }) {
  const { address } = order;
  return (
    <section className={styles.card} aria-labelledby="order-address">
      <h2 id="order-address">Customer</h2>
      <address className={styles.address}>
        <div>
          <bdi>{address.name}</bdi>
        </div>
        <div>
          <bdi>{[address.streetAddress, address.apartment].filter(Boolean).join(', ')}</bdi>
        </div>
        <div>{`${address.city}, ${address.state} ${address.pinCode}`}</div>
      </address>
      <ul className={styles.contacts}>
        <li>
          <a href={`tel:${address.phone}`}>{address.phone}</a>
        </li>
        <li>
          <EmailAddress order={order} />
        </li>
      </ul>
    </section>
  );
}

/** The label of the time at which an order was paid, confirmed or requested. */
function paidLabel({ cod, status }: OrderDetail): string {
  if (!cod) return 'Paid';
  return status === 'unconfirmed' ? 'Requested' : 'Confirmed';
}

/** One order, with the actions that the user's role allows. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { currentData: order, error, refetch } = useGetOrderQuery(id);
  if (!order && isMissing(error)) {
    return (
      <>
        <PageTitle title="Order not found" />
        <EmptyState
          title="This order does not exist or has not been paid"
          action={<ButtonLink to="/orders">All orders</ButtonLink>}
        />
      </>
    );
  }
  if (!order && error) return <Failure what="The order" error={error} retry={refetch} />;
  if (!order) return <Waiting label="Loading order…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/orders">All orders</Link>
      </p>
      <PageTitle title={order.number}>
        <OrderStatusTag status={order.status} />
        {order.cod && <Tag tone="plain">Cash on delivery</Tag>}
      </PageTitle>
      {error && <Failure what="The latest version of the order" error={error} retry={refetch} />}
      {order.returnRequest && order.actions.includes('return') && (
        <p className={styles.asked}>
          {`Return requested on ${formatMoment(order.returnRequest.at)}: “${order.returnRequest.reason}”`}
        </p>
      )}
      <OrderSteps order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines order={order} />
          <OrderExchanges order={order} />
          <OrderParcels order={order} />
          <Timeline events={order.events} />
          {order.actions.includes('note') && <NoteForm id={order.id} />}
        </div>
        <div className={styles.column}>
          <Address order={order} />
          <section className={styles.card} aria-labelledby="order-facts">
            <h2 id="order-facts">Shipping and invoice</h2>
            <Facts
              facts={[
                [paidLabel(order), formatMoment(order.paidAt)],
                ['Total', formatRupees(order.totalPaise)],
                ['Courier', order.courier ?? 'Not shipped yet'],
                ...(order.trackingNumber ? [['Tracking', order.trackingNumber] as const] : []),
                ['Invoice', order.invoice?.number ?? 'None yet'],
                ...(order.invoice?.buyer
                  ? [
                      [
                        'Business',
                        `${order.invoice.buyer.companyName}, GSTIN ${order.invoice.buyer.gstin}`,
                      ] as const,
                    ]
                  : []),
                ...order.creditNotes.map(
                  (note) =>
                    [
                      `Credit note ${note.number}`,
                      `${formatRupees(note.amountPaise)}, ${formatDay(note.issuedAt)}: ${coveredBy(note)}`,
                    ] as const,
                ),
              ]}
            />
          </section>
          <OrderMoney
            payments={order.payments}
            refunds={order.refunds}
            giftCard={order.giftCard}
            giftCardRefunds={order.giftCardRefunds}
            cod={order.cod}
            status={order.status}
          />
        </div>
      </div>
    </>
  );
}
