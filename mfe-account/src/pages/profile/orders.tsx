import { paths } from '@shop/config';
import type { OrderEntry as Order } from '@shop/contracts';
import { formatRupees, fromRupees } from '@shop/money';
import { ProductPhoto, VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import { formatDate } from '../../features/format';
import styles from './orders.module.css';
import { orderStateLabel } from '../../features/orders/order-state';

/** One order: what was ordered, when, its destination and its status. */
export function OrderEntry({ order }: { readonly order: Order }) {
  const { productId: product, name, streetAddress, apartment, city, state, phone } = order;
  return (
    <li className={styles.entry}>
      <ProductPhoto photo={product.mainPhoto} alt="" sizes="88px" className={styles.photo} />
      <div className={styles.words}>
        <h3>
          <Link to={paths.product(product.slugProduct)} className={styles.title}>
            {markLanguage(product.title)}
          </Link>
        </h3>
        <p className={styles.when}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          <span>{` · ${order.color ? `${order.color} · ` : ''}Quantity ${order.quantity}`}</span>
        </p>
        <p className={styles.address}>
          {[name, streetAddress, apartment, city, state, phone].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={styles.rate}>{formatRupees(fromRupees(product.rate))}</p>
      <p className={styles.states}>
        <span className={styles.placed}>Order Placed</span>
        <span className={styles.state}>{orderStateLabel(order.status)}</span>
        {/* None from a server of before orders had a page: this remote may be newer than it. */}
        {order.orderId && (
          <Link to={paths.order(order.orderId)}>
            View order
            <VisuallyHidden>
              {' of '}
              <span>{markLanguage(product.title)}</span>
            </VisuallyHidden>
          </Link>
        )}
      </p>
    </li>
  );
}
