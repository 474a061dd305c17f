import { formatRupees } from '@shop/money';
import type { OrderDetail } from '../../../api/types';
import { formatMoment } from '../../../parts/text';
import { Facts } from '../../../parts/display';
import styles from './order.module.css';

/** What came in, and what goes back. */
export function OrderMoney({ payments, refunds }: Pick<OrderDetail, 'payments' | 'refunds'>) {
  return (
    <section className={styles.card} aria-labelledby="order-money">
      <h2 id="order-money">Money</h2>
      {payments.map((payment) => (
        <div key={payment.id}>
          <h3>{`Payment of ${formatRupees(payment.amountPaise)}`}</h3>
          <Facts
            facts={[
              ['State', payment.status],
              ['By', payment.method ?? 'Not known'],
              ['When', formatMoment(payment.at)],
              ['Gone back', formatRupees(payment.refundedPaise)],
              ['Id', payment.id],
            ]}
          />
        </div>
      ))}
      {refunds.map((refund) => (
        <div key={`${refund.paymentId} ${refund.at}`}>
          <h3>{`Refund of ${formatRupees(refund.amountPaise)}`}</h3>
          <Facts
            facts={[
              ['State', refund.status],
              ['Why', refund.reason],
              ['When', formatMoment(refund.at)],
              ['Payment', refund.paymentId],
            ]}
          />
        </div>
      ))}
    </section>
  );
}
