import { useHydrating } from '@shop/ui';
import { useGetPlacedOrderQuery } from '../api/checkout-api';
import { Ticket } from '../features/ticket/ticket';
import { TicketLines } from '../features/ticket/ticket-lines';
import { TicketStub } from '../features/ticket/ticket-stub';
import { useOrderId } from '../features/ticket/use-order-id';
import styles from './order-success-page.module.css';

/** The order is booked. Its lines follow when the browser knows which order, and the API answers. */
export function OrderSuccessPage() {
  const hydrating = useHydrating();
  return <div className={styles.page}>{hydrating ? <Ticket /> : <PlacedTicket />}</div>;
}

function PlacedTicket() {
  const orderId = useOrderId();
  const { data: order } = useGetPlacedOrderQuery(orderId ?? '', { skip: orderId === null });
  if (!order) return <Ticket />;
  return (
    <Ticket stub={<TicketStub order={order} />}>
      {order.status === 'confirming' && (
        <p>Your payment is being confirmed. You need not do anything more.</p>
      )}
      <TicketLines order={order} />
    </Ticket>
  );
}
