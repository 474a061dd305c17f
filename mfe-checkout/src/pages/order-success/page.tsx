import { isApiFailure } from '@shop/contracts';
import { Button, useHydrating } from '@shop/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../messages';
import { useGetPlacedOrderQuery } from '../../features/order-api';
import { lastOrder, parseOrder, type LastOrder } from '../../features/session-storage';
import { OrderConfirmation, PlacedOrderConfirmation } from './confirmation';
import styles from './order-success.module.css';

const none = { eyebrow: 'Booking counter', title: 'No order to show yet' };

/** The success page. The order's lines appear once the API has responded. */
export function OrderSuccessPage() {
  const hydrating = useHydrating();
  return <div className={styles.page}>{hydrating ? <OrderLoading /> : <LastOrderConfirmation />}</div>;
}

/** Shown by the server, which does not know the order, and without scripts. */
function OrderLoading() {
  return (
    <>
      <noscript>
        <OrderConfirmation {...none} lead="Turn on JavaScript to see an order here, or in your" />
      </noscript>
      <div className={styles.coming}>
        <OrderConfirmation />
      </div>
    </>
  );
}

function LastOrderConfirmation() {
  const placed = useLastOrder();
  return placed === null ? (
    <OrderConfirmation {...none} lead="Once you have booked an order, it appears here and in your" />
  ) : (
    <LoadedConfirmation placed={placed} />
  );
}

function LoadedConfirmation({ placed }: { readonly placed: LastOrder }) {
  const { search } = useLocation();
  const args = { publicId: placed.orderId, key: placed.key };
  const { data: order, error, isFetching, refetch } = useGetPlacedOrderQuery(args);
  if (order) return <PlacedOrderConfirmation order={order} />;
  if (error && isApiFailure(error) && error.status === 404 && search !== '') {
    return (
      <OrderConfirmation
        eyebrow="Booking counter"
        title="We can't show this order"
        lead="You can see it in the browser you ordered with or, if you ordered with an account, in your"
      />
    );
  }
  if (!error) return <OrderConfirmation />;
  // The session that placed the order has ended, or belongs to another account; the order is still booked.
  if (isApiFailure(error) && error.status === 404) {
    return (
      <OrderConfirmation>
        <p>{t('Only the account or browser that placed the order can see its details.')}</p>
      </OrderConfirmation>
    );
  }
  return (
    <OrderConfirmation>
      <p role="status">
        {t('The details of your order could not be loaded. Your order itself is safe with us.')}
      </p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    </OrderConfirmation>
  );
}

/** The order in the URL, otherwise in the navigation state, otherwise the tab's last one. Only in the browser. */
function useLastOrder(): LastOrder | null {
  const { state, search } = useLocation();
  const [order] = useState(
    () =>
      parseOrder({ orderId: new URLSearchParams(search).get('order') }) ??
      parseOrder(state) ??
      lastOrder.read(),
  );
  return order;
}
