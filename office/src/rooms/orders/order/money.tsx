import { formatRupees } from '@shop/money';
import type { OrderDetail } from '../../../api/types';
import { Facts } from '../../../parts/display';
import { formatMoment } from '../../../parts/text';
import styles from './order.module.css';

const refundNames = { transfer: 'Refund by transfer', waived: 'Cash not collected' } as const;

/** The cash of an order that is paid on delivery. */
function Cash({
  cod,
  status,
}: { readonly cod: NonNullable<OrderDetail['cod']> } & Pick<OrderDetail, 'status'>) {
  return (
    <div>
      <h3>Cash on delivery</h3>
      <Facts
        facts={[
          ...(cod.confirmBefore ? [['Confirm by', formatMoment(cod.confirmBefore)] as const] : []),
          [
            status === 'delivered' && cod.duePaise > 0 ? 'Outstanding' : 'Due on delivery',
            formatRupees(cod.duePaise),
          ],
          ['Collected', cod.collectedPaise === null ? 'Not collected' : formatRupees(cod.collectedPaise)],
          ['Remitted', formatRupees(cod.remittedPaise)],
          ...(cod.toTransferPaise > 0
            ? [['Refund to transfer', formatRupees(cod.toTransferPaise)] as const]
            : []),
          ...cod.remittances.map(
            ({ amountPaise, reference, day, author }, index) =>
              [
                `Remittance ${index + 1}`,
                `${amountPaise < 0 ? '−' : ''}${formatRupees(Math.abs(amountPaise))} on ${day}, ${reference}, by ${author}`,
              ] as const,
          ),
        ]}
      />
    </div>
  );
}

/** The order's payments and refunds; with cash on delivery, what is due, collected and remitted. */
export function OrderMoney({
  payments,
  refunds,
  giftCard,
  giftCardRefunds = [],
  cod,
  status,
}: Pick<OrderDetail, 'payments' | 'refunds' | 'giftCard' | 'giftCardRefunds' | 'cod' | 'status'>) {
  const online = cod ? [] : payments;
  return (
    <section className={styles.card} aria-labelledby="order-money">
      <h2 id="order-money">Payments</h2>
      {giftCard && (
        <div>
          <h3>{`Gift card ····${giftCard.lastFour}`}</h3>
          <Facts
            facts={[
              ['Paid', formatRupees(giftCard.amountPaise)],
              ...giftCardRefunds.map(
                ({ amountPaise, reason, at }, index) =>
                  [
                    `Refund ${index + 1}`,
                    `${formatRupees(amountPaise)}, ${formatMoment(at)}: ${reason}`,
                  ] as const,
              ),
            ]}
          />
        </div>
      )}
      {cod && <Cash cod={cod} status={status} />}
      {online.map((payment) => (
        <div key={payment.id}>
          <h3>{`Payment of ${formatRupees(payment.amountPaise)}`}</h3>
          <Facts
            facts={[
              ['Status', payment.status],
              ['Method', payment.method ?? 'Unknown'],
              ['Date', formatMoment(payment.at)],
              ['Refunded', formatRupees(payment.refundedPaise)],
              ['ID', payment.id],
            ]}
          />
        </div>
      ))}
      {refunds.map((refund) => (
        <div key={`${refund.paymentId} ${refund.at} ${refund.amountPaise}`}>
          <h3>{`${refund.method ? refundNames[refund.method] : 'Refund'} of ${formatRupees(refund.amountPaise)}`}</h3>
          <Facts
            facts={[
              ['Status', refund.status],
              ['Reason', refund.reason],
              ['Date', formatMoment(refund.at)],
              ...(refund.method ? [] : [['Payment', refund.paymentId] as const]),
              ...(refund.reference ? [['Reference', refund.reference] as const] : []),
            ]}
          />
        </div>
      ))}
    </section>
  );
}
