import type { EmailProblem, OrderStatus } from '../../api/types';
import { Tag, type Tone } from '../../parts/display';

const known: Readonly<Record<OrderStatus, readonly [label: string, tone: Tone]>> = {
  placed: ['Placed', 'waiting'],
  packed: ['Packed', 'waiting'],
  shipped: ['Shipped', 'plain'],
  delivered: ['Delivered', 'good'],
  cancelled: ['Cancelled', 'plain'],
  returned: ['Returned', 'plain'],
  review: ['In review', 'odd'],
  refund_pending: ['Refund pending', 'odd'],
  refunded: ['Refunded', 'plain'],
};

/** All statuses of a paid order, in their usual order. */
export const statuses = Object.keys(known) as readonly OrderStatus[];

export const isStatus = (text: string | null): text is OrderStatus =>
  statuses.some((status) => status === text);

/** The label of a status. */
export const statusLabel = (status: OrderStatus): string => known[status][0];

/** Messages about an email address that does not work, by reason. */
export const emailProblems: Readonly<Record<EmailProblem, string>> = {
  address: 'No email can be sent to this address.',
  refused: 'The mail server refused an email to this address.',
};

/** The status of an order. */
export function StatusTag({ status }: { readonly status: OrderStatus }) {
  const [label, tone] = known[status];
  return <Tag tone={tone}>{label}</Tag>;
}
