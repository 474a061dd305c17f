import { isApiFailure } from '@shop/contracts';
import { Button, ReturnToSender, Spinner, useHydrating } from '@shop/ui';
import { useLocation, useParams } from 'react-router-dom';
import { useGetOrderPageQuery } from './order/data';
import { NoSuchOrder } from '../features/order/no-such-order';
import { OrderView } from './order/page';
import styles from '../features/account-page.module.css';

/** One order: what happened to it, what is in it, and what its shopper may still do. */
export function OrderPage() {
  const hydrating = useHydrating();
  return (
    <div className={styles.page}>
      {hydrating ? <Spinner label="Fetching your order" /> : <FetchedOrder />}
    </div>
  );
}

/** The link of a mail or of a guest has its key in the fragment, which no server is sent. */
function FetchedOrder() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const order = { publicId: id, key: hash.slice(1) || undefined };
  const { currentData: data, error, isFetching, refetch } = useGetOrderPageQuery(order);
  if (data) return <OrderView page={data} order={order} />;
  if (isApiFailure(error) && (error.status === 404 || error.status === 400))
    return <NoSuchOrder message={error.message} />;
  if (!error || isFetching) return <Spinner label="Fetching your order" />;
  return (
    <ReturnToSender
      title="Your order could not be fetched"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>It is safe with us. Once there is a network again, it shows here.</p>
    </ReturnToSender>
  );
}
