import { paths } from '@shop/config';
import type { OrderPage } from '@shop/contracts';
import { ButtonLink, PageHeading, ReceiptIcon } from '@shop/ui';
import type { OrderRef } from './data';
import { NewsLine, useNews } from '../../features/status-message';
import { orderStateLabel } from '../../features/orders/order-state';
import { formatDate } from '../../features/format';
import { CancelOrder } from '../../features/order/cancel-order';
import { OrderContents } from './contents';
import { OrderTimeline } from './timeline';
import styles from './order.module.css';
import { ReturnOrder } from './actions';

interface OrderViewProps {
  readonly page: OrderPage;
  readonly order: OrderRef;
}

/** An order with its timeline, its contents and what can be done with it. */
export function OrderView({ page, order }: OrderViewProps) {
  const { order: placed, timeline, canCancel, canReturn } = page;
  const { announce, news } = useNews();
  return (
    <div className={styles.order}>
      <div className={styles.top}>
        <PageHeading
          eyebrow={formatDate(placed.createdAt)}
          title={
            <span>
              Order <span className={styles.number}>{placed.orderNumber}</span>
            </span>
          }
        >
          <p className={styles.states}>
            <span className={styles.placed}>Order Placed</span>
            <span className={styles.state}>{orderStateLabel(placed.status)}</span>
          </p>
        </PageHeading>
        <div className={styles.actions}>
          {placed.invoice && (
            <ButtonLink variant="secondary" to={paths.orderInvoice(order.publicId, order.key)}>
              <ReceiptIcon aria-hidden="true" />
              Invoice
            </ButtonLink>
          )}
          {canCancel && <CancelOrder order={order} onDone={() => announce('Your order is cancelled.')} />}
          {canReturn && (
            <ReturnOrder
              order={order}
              onDone={() => announce('We received your request and will answer by email.')}
            />
          )}
        </div>
      </div>
      <NewsLine news={news} />
      <div className={styles.columns}>
        <OrderTimeline timeline={timeline} />
        <OrderContents order={placed} />
      </div>
    </div>
  );
}
