import { paths } from '@shop/config';
import type { OrderEntry as Order } from '@shop/contracts';
import { ButtonLink, EmptyState } from '@shop/ui';
import { OrderEntry } from '../../pages/profile/orders';
import styles from './order-history.module.css';

/** All orders of the shopper. */
export function OrderHistory({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h2 id="order-history">
        Order History <span className={styles.count}>{`(${orders.length})`}</span>
      </h2>
      {orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          action={<ButtonLink to={paths.allProducts}>Start Shopping</ButtonLink>}
        />
      ) : (
        <ul className={styles.entries}>
          {orders.map((order) => (
            <OrderEntry key={order._id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}
