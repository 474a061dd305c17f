import { formatRupees } from '@shop/money';
import { EmptyState } from '@shop/ui';
import { Link } from 'react-router-dom';
import type { OpenRefund, ReviewedOrder } from '../../api/types';
import { formatMoment } from '../../parts/dates';
import { Facts } from '../../parts/facts';
import { Failure } from '../../parts/failure';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import { StatusTag } from '../orders/statuses';
import { RefundAgain } from './refund-again';
import styles from './review.module.css';
import { useGetReviewQuery } from './review-api';
import { why } from './why';

const inWords = ({ status, amountPaise, attempts, nextAttemptAt }: OpenRefund) =>
  [
    `${formatRupees(amountPaise)} ${status === 'failed' ? 'could not be sent back' : 'is on its way back'}`,
    attempts > 0 && `asked ${attempts} ${attempts === 1 ? 'time' : 'times'}`,
    nextAttemptAt !== null && `next try ${formatMoment(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Card({ order }: { readonly order: ReviewedOrder }) {
  const { reason, wayOut } = why(order);
  return (
    <li className={styles.card}>
      <h2 className={styles.number}>
        <Link to={`/orders/${order.id}`}>{order.number}</Link>
      </h2>
      <StatusTag status={order.status} />
      <Facts
        facts={[
          ['Shopper', order.name],
          ['Order', `${formatRupees(order.totalPaise)}, paid ${formatMoment(order.paidAt)}`],
          ['Why', reason],
          ...order.refunds.map((refund, index) => [`Refund ${index + 1}`, inWords(refund)] as const),
          ['What to do', wayOut],
        ]}
      />
      {order.refunds.length > 0 && <RefundAgain id={order.id} number={order.number} />}
    </li>
  );
}

/** Orders whose money is odd: why, and the ways out. */
export function ReviewRoom() {
  const { data: orders, error, refetch } = useGetReviewQuery();
  return (
    <>
      <PageTitle title="Review" />
      {error && <Failure what="The list" error={error} retry={refetch} />}
      {!orders && !error && <Waiting label="Fetching orders …" />}
      {orders?.length === 0 && (
        <EmptyState title="All money is where it belongs">
          Orders stand here that were paid with another amount, or whose money is on its way back.
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className={styles.cards}>
          {orders.map((order) => (
            <Card key={order.id} order={order} />
          ))}
        </ul>
      )}
    </>
  );
}
