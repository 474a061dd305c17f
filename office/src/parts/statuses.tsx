import type { EmailProblem, EnquiryState, ExchangeState, OrderStatus } from '../api/types';
import { Tag, type Tone } from './display';

const labelsAndTones: Readonly<Record<OrderStatus, readonly [label: string, tone: Tone]>> = {
  unconfirmed: ['Waiting for confirmation', 'waiting'],
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

/** All statuses of an order, in their usual order. */
export const orderStatuses = Object.keys(labelsAndTones) as readonly OrderStatus[];

export const isOrderStatus = (text: string | null): text is OrderStatus =>
  orderStatuses.some((status) => status === text);

/** The label of a status. */
export const orderStatusLabel = (status: OrderStatus): string => labelsAndTones[status][0];

/** Messages about an email address that does not work, by reason. */
export const emailProblems: Readonly<Record<EmailProblem, string>> = {
  address: 'No email can be sent to this address.',
  refused: 'The mail server rejected an email to this address.',
};

/** The status of an order. */
export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const [label, tone] = labelsAndTones[status];
  return <Tag tone={tone}>{label}</Tag>;
}

const exchangeStates: Readonly<Record<ExchangeState, readonly [label: string, tone: Tone]>> = {
  requested: ['Requested', 'waiting'],
  accepted: ['Waiting for the item', 'plain'],
  received: ['Item received', 'waiting'],
  sent: ['Replacement sent', 'good'],
  declined: ['Declined', 'plain'],
  cancelled: ['Cancelled', 'plain'],
};

/** The label of the state of an exchange. */
export const exchangeStateLabel = (state: ExchangeState): string => exchangeStates[state][0];

/** The state of an exchange. */
export function ExchangeStateTag({ state }: { readonly state: ExchangeState }) {
  const [label, tone] = exchangeStates[state];
  return <Tag tone={tone}>{label}</Tag>;
}

/** Labels of the states of an enquiry. */
export const enquiryStates: Readonly<Record<EnquiryState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

const tones: Readonly<Record<EnquiryState, Tone>> = { open: 'waiting', answered: 'good', closed: 'plain' };

export const isEnquiryState = (text: string | null): text is EnquiryState =>
  text !== null && Object.hasOwn(enquiryStates, text);

export function EnquiryStateTag({ state }: { readonly state: EnquiryState }) {
  return <Tag tone={tones[state]}>{enquiryStates[state]}</Tag>;
}
