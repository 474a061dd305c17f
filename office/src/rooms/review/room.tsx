import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { formatRupees } from '@shop/money';
import { Button, EmptyState, VisuallyHidden } from '@shop/ui';
import { Link } from 'react-router-dom';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { EmailProblem, OpenRefund, ReviewedOrder } from '../../api/types';
import { useMay } from '../../app/session';
import { Facts, PageTitle } from '../../parts/display';
import { FormFailure } from '../../parts/form';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import { emailProblems, OrderStatusTag } from '../../parts/statuses';
import styles from './room.module.css';
import { hasPaymentProblem, explainPayment } from './payment-problem';

const reviewApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query({ ...endpoint(() => get('/staff/review')), providesTags: ['orders'] }),
    refundAgain: build.mutation(
      change(
        (id: string) => post('/staff/orders/{id}/refund-again', { path: { id } }),
        refetch('orders', 'order', 'log'),
      ),
    ),
  }),
});

export const { useGetReviewQuery, useRefundAgainMutation } = reviewApi;

const inWords = ({ status, amountPaise, attempts, nextAttemptAt }: OpenRefund) =>
  [
    `${formatRupees(amountPaise)} ${status === 'failed' ? 'could not be refunded' : 'refund pending'}`,
    attempts > 0 && `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    nextAttemptAt !== null && `next attempt ${formatMoment(nextAttemptAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

type Fact = readonly [string, string];

function moneyFacts(order: ReviewedOrder): readonly Fact[] {
  const { reason, nextStep } = explainPayment(order);
  return [
    ['Reason', reason],
    ...order.refunds.map((refund, index): Fact => [`Refund ${index + 1}`, inWords(refund)]),
    ['What to do', nextStep],
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
      <OrderStatusTag status={order.status} />
      <Facts
        facts={[
          ['Customer', order.name],
          ['Order', `${formatRupees(order.totalPaise)}, paid ${formatMoment(order.paidAt)}`],
          ...(hasPaymentProblem(order) ? moneyFacts(order) : []),
          ...(order.emailProblem ? emailFacts(order.emailProblem) : []),
        ]}
      />
      {order.refunds.length > 0 && <RefundAgain id={order.id} number={order.number} />}
    </li>
  );
}

/** Orders with a payment problem or an email address that does not work, with the reason and the next step. */
export function ReviewRoom() {
  const { data: orders, error, refetch } = useGetReviewQuery();
  return (
    <>
      <PageTitle title="Orders to review" />
      {error && <Failure what="Orders to review" error={error} retry={refetch} />}
      {!orders && !error && <Waiting label="Loading orders…" />}
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

interface RefundAgainProps {
  readonly id: string;
  readonly number: string;
}

/** Retries the open refunds of an order. The provider refunds a payment only once, so this needs no confirmation. */
function RefundAgain({ id, number }: RefundAgainProps) {
  const mayRefund = useMay('keep');
  const [refundAgain, { isLoading, isSuccess, error }] = useRefundAgainMutation();
  if (!mayRefund) return null;
  return (
    <div>
      <Notice>{isSuccess && 'The refund will be retried within a minute.'}</Notice>
      <FormFailure error={error} />
      <Button variant="secondary" busy={isLoading} onClick={() => void refundAgain(id)}>
        Retry the refund <VisuallyHidden>{`of ${number}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
