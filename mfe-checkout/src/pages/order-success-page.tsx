import { isApiFailure } from '@shop/contracts';
import { Button, useHydrating } from '@shop/ui';
import { useGetPlacedOrderQuery } from '../api/checkout-api';
import { BookedTicket } from '../features/ticket/booked-ticket';
import { Ticket } from '../features/ticket/ticket';
import { useOrderId } from '../features/ticket/use-order-id';
import styles from './order-success-page.module.css';

/** The order is booked. Its lines follow when the browser knows which order, and the API answers. */
export function OrderSuccessPage() {
  const hydrating = useHydrating();
  return <div className={styles.page}>{hydrating ? <Ticket /> : <LastTicket />}</div>;
}

function LastTicket() {
  const orderId = useOrderId();
  return orderId === null ? (
    <Ticket
      eyebrow="Booking counter"
      title="No order to show yet"
      lead="Once booked, it shows here and in your"
    />
  ) : (
    <PlacedTicket orderId={orderId} />
  );
}

function PlacedTicket({ orderId }: { readonly orderId: string }) {
  const { data: order, error, isFetching, refetch } = useGetPlacedOrderQuery(orderId);
  if (order) return <BookedTicket order={order} />;
  // An order of a session that is over is nobody's to see; that it is booked stays true.
  if (!error || (isApiFailure(error) && error.status === 404)) return <Ticket />;
  return (
    <Ticket>
      <p role="status">The details of your order could not be fetched. It is safe with us.</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Ticket>
  );
}
