import { isApiFailure } from '@shop/contracts';
import { Button, useHydrating } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { useGetPlacedOrderQuery } from '../checkout/data';
import { PlacedOrderConfirmation } from './placed-order';
import { OrderConfirmation } from './confirmation';
import type { LastOrder } from '../../features/last-order';
import { useLastOrder } from './use-last-order';
import styles from './page.module.css';

const none = { eyebrow: 'Booking counter', title: 'No order to show yet' };

/** The order is booked. Its lines follow when the browser knows which order, and the API has responded. */
export function OrderSuccessPage() {
  const hydrating = useHydrating();
  return <div className={styles.page}>{hydrating ? <OrderSummaryLoading /> : <LastOrderSummary />}</div>;
}

/** The server knows no order, and where no script runs nobody will. */
function OrderSummaryLoading() {
  return (
    <>
      <noscript>
        <OrderConfirmation {...none} lead="Please allow scripts to see an order here, or in your" />
      </noscript>
      <div className={styles.coming}>
        <OrderConfirmation />
      </div>
    </>
  );
}

function LastOrderSummary() {
  const placed = useLastOrder();
  return placed === null ? (
    <OrderConfirmation {...none} lead="Once booked, it shows here and in your" />
  ) : (
    <PlacedOrderSummary placed={placed} />
  );
}

function PlacedOrderSummary({ placed }: { readonly placed: LastOrder }) {
  const { search } = useLocation();
  const args = { publicId: placed.orderId, key: placed.key };
  const { data: order, error, isFetching, refetch } = useGetPlacedOrderQuery(args);
  if (order) return <PlacedOrderConfirmation order={order} />;
  if (error && isApiFailure(error) && error.status === 404 && search !== '') {
    return (
      <OrderConfirmation
        eyebrow="Booking counter"
        title="This order is not shown here"
        lead="It opens in the browser that placed it, or with an account in your"
      />
    );
  }
  if (!error) return <OrderConfirmation />;
  // The session that opened it is over, and may have been of an account; that it is booked stays true.
  if (isApiFailure(error) && error.status === 404) {
    return (
      <OrderConfirmation>
        <p>Only the account or browser that placed the order can see its details.</p>
      </OrderConfirmation>
    );
  }
  return (
    <OrderConfirmation>
      <p role="status">The details of your order could not be fetched. It is safe with us.</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </OrderConfirmation>
  );
}
