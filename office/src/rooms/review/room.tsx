import { formatRupees } from '@shop/money';
import { EmptyState } from '@shop/ui';
import { Link } from 'react-router-dom';
import type { EmailProblem, OpenRefund, ReviewedOrder } from '../../api/types';
import { formatMoment } from '../../parts/text';
import { Facts } from '../../parts/display';
import { Failure } from '../../parts/states';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import { emailProblems, StatusTag } from '../orders/statuses';
import { RefundAgain } from './refund-again';
import styles from './room.module.css';
import { useGetReviewQuery } from './review-api';
import { isMoneyOdd, why } from './why';

const inWords = ({ status, amountPaise, attempts, nextAttemptAt }: OpenRefund) =>
  [
    `${formatRupees(amountPaise)} ${status === 'failed' ? 'could not be sent back' : 'is on its way back'}`,
    attempts > 0 && `asked ${attempts} ${attempts === 1 ? 'time' : 'times'}`,
    nextAttemptAt !== null && `next try ${formatMoment(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

type Fact = readonly [string, string];

function moneyFacts(order: ReviewedOrder): readonly Fact[] {
  const { reason, wayOut } = why(order);
  return [
    ['Why', reason],
    ...order.refunds.map((refund, index): Fact => [`Refund ${index + 1}`, inWords(refund)]),
    ['What to do', wayOut],
  ];
}

const emailFacts = (problem: EmailProblem): readonly Fact[] => [
  ['Email', `${emailProblems[problem]} The customer does not receive updates about the order.`],
  ['What to do', 'Call the customer and correct the address on the order’s page.'],
];

function Card({ order }: { readonly order: ReviewedOrder }) {
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
          ...(isMoneyOdd(order) ? moneyFacts(order) : []),
          ...(order.emailProblem ? emailFacts(order.emailProblem) : []),
        ]}
      />
      {order.refunds.length > 0 && <RefundAgain id={order.id} number={order.number} />}
    </li>
  );
}

/** Orders whose money is odd or whose shopper no email reaches: why, and what to do. */
export function ReviewRoom() {
  const { data: orders, error, refetch } = useGetReviewQuery();
  return (
    <>
      <PageTitle title="Review" />
      {error && <Failure what="The list" error={error} retry={refetch} />}
      {!orders && !error && <Waiting label="Fetching orders …" />}
      {orders?.length === 0 && (
        <EmptyState title="Nothing to review">
          This page lists orders with an unexpected payment, a pending refund or an email address that does
          not work.
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
