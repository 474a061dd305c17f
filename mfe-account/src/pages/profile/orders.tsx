import { paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { OrderEntry as Order } from '@shop/contracts';
import { formatRupees, fromRupees } from '@shop/money';
import { gstBp, priceWithTax } from '@shop/money/price-with-tax';
import { ButtonLink, EmptyState, ProductPhoto, VisuallyHidden } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { orderStateLabel } from '../../features/order-state-label';
import styles from './orders.module.css';

/** The rate of an ordered product as the shop shows prices, in paise. */
export function shownRate({ rate, shownGstRate }: Order['productId']): number {
  const paise = fromRupees(rate);
  return shownGstRate === undefined ? paise : priceWithTax(paise, gstBp(shownGstRate));
}

/** An order: its product, date, address and status. */
function OrderEntry({ order }: { readonly order: Order }) {
  const { productId: product, name, streetAddress, apartment, city, state, phone } = order;
  return (
    <li className={styles.entry}>
      <ProductPhoto photo={product.mainPhoto} alt="" sizes="88px" className={styles.photo} />
      <div>
        <h3>
          <Link to={paths.product(product.slugProduct)} className={styles.title}>
            {markLanguage(product.title)}
          </Link>
        </h3>
        <p className={styles.when}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          <span>{` · ${order.color ? `${order.color} · ` : ''}${t('Quantity {quantity}', { quantity: order.quantity })}`}</span>
        </p>
        <p className={styles.address}>
          {[name, streetAddress, apartment, city, state, phone].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={styles.rate}>{formatRupees(shownRate(product))}</p>
      <p className={styles.states}>
        <span className={styles.placed}>{t('Order Placed')}</span>
        <span className={styles.state}>{orderStateLabel(order.status)}</span>
        {/* An older server does not send the ID. */}
        {order.orderId && (
          <Link to={paths.order(order.orderId)}>
            {t('View order')}
            <VisuallyHidden>
              {t(' for ')}
              <span>{markLanguage(product.title)}</span>
            </VisuallyHidden>
          </Link>
        )}
      </p>
    </li>
  );
}

/** All orders of the shopper. */
export function OrderHistory({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h2 id="order-history">
        {t('Order History')} <span className={styles.count}>{`(${orders.length})`}</span>
      </h2>
      {orders.length === 0 ? (
        <EmptyState
          title={t('No orders yet')}
          action={<ButtonLink to={paths.allProducts}>{t('Start Shopping')}</ButtonLink>}
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
