import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../../ports';

/** A webhook as it is posted. */
export interface FakeWebhook {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

/** A provider in memory, without HTTP and tables: it keeps what happened as the bank would, and hands out its webhooks. */
export interface FakeProvider extends PaymentProvider {
  /** All payments, the earliest first. */
  payments(): readonly ProviderPayment[];
  /** Webhooks that were made and not taken yet, the earliest first. */
  readonly webhooks: FakeWebhook[];
  /** One attempt to pay the order; a paid one takes none. */
  pay(orderId: string, as: 'captured' | 'authorized' | 'failed', amountPaise?: number): void;
  /** The signature that the window hands to the page. */
  sign(orderId: string, paymentId: string): string;
  /** Captures a payment that is authorised, or had failed. */
  capture(paymentId: string): void;
  /** Refunds a payment without the shop, as from the dashboard; by default the whole remaining amount. */
  refundByHand(paymentId: string, amountPaise?: number): void;
  /** The bank has sent all refunds that are under way. */
  processRefunds(): void;
  /** Makes the next `calls` calls fail: before they do anything, or after, as when a response is lost. */
  fail(calls: number, when: 'before' | 'after'): void;
}

const SIGNED = 'signed by the fake provider';

/** Makes a provider with a prefix of its ids, so that providers of one database can be told apart. */
export function createFakeProvider(prefix: string): FakeProvider {
  const orders = new Map<string, ProviderOrder>();
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, ProviderRefund & { readonly key: string | null }>();
  const webhooks: FakeWebhook[] = [];
  let made = 0;
  let failing: { calls: number; when: 'before' | 'after' } = { calls: 0, when: 'before' };
  const newId = (kind: string) => `${kind}_${prefix}${(made += 1)}`;

  const announce = (event: string, parts: Partial<ProviderEvent>) => {
    const body = JSON.stringify({ event, payment: null, refund: null, ...parts });
    webhooks.push({ id: newId('event'), body, signature: `${SIGNED} ${body.length}` });
  };
  const put = (payment: ProviderPayment) => {
    payments.set(payment.id, payment);
    return payment;
  };
  const known = (paymentId: string): ProviderPayment => {
    const payment = payments.get(paymentId);
    if (!payment) throw new ProviderRefused(400, 'The id provided does not exist');
    return payment;
  };
  const sign = (orderId: string, paymentId: string) => `${SIGNED} ${orderId} ${paymentId}`;
  /** Carries out a call as over a network that may fail. */
  const call = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    const fails = failing.calls > 0;
    if (fails) failing.calls -= 1;
    if (fails && failing.when === 'before') throw new ProviderUnavailable('The provider is unavailable');
    const result = work();
    if (fails) throw new ProviderUnavailable('The response was lost');
    return result;
  };
  const sendBack = (paymentId: string, amountPaise: number, key: string | null): ProviderRefund => {
    const payment = known(paymentId);
    const left = payment.amountPaise - payment.refundedPaise;
    if (payment.status !== 'captured' || amountPaise > left)
      throw new ProviderRefused(400, 'Too much to refund');
    const refundedPaise = payment.refundedPaise + amountPaise;
    const whole = refundedPaise === payment.amountPaise;
    const changed = put({ ...payment, refundedPaise, status: whole ? 'refunded' : 'captured' });
    const refund = { id: newId('rfnd'), paymentId, amountPaise, status: 'pending', key } as const;
    refunds.set(refund.id, refund);
    announce('refund.created', { refund, payment: changed });
    return refund;
  };
  const capture = (paymentId: string) => {
    const payment = known(paymentId);
    if (payment.status !== 'authorized' && payment.status !== 'failed') return;
    announce('payment.authorized', { payment: put({ ...payment, status: 'authorized' }) });
    announce('payment.captured', { payment: put({ ...payment, status: 'captured' }) });
  };

  return {
    keyId: 'fake',
    webhookHeaders: { signature: 'x-razorpay-signature', eventId: 'x-razorpay-event-id' },
    checkoutScript: '/fake.js',
    webhooks,
    payments: () => [...payments.values()],
    createOrder: ({ amountPaise, receipt }) =>
      call(() => {
        const standing = [...orders.values()].find((order) => order.receipt === receipt);
        if (standing) return standing;
        const order = { id: newId('order'), amountPaise, currency: 'INR', receipt };
        orders.set(order.id, order);
        return order;
      }),
    ordersByReceipt: (receipt) =>
      call(() => [...orders.values()].filter((order) => order.receipt === receipt)),
    orderPayments: (orderId) =>
      call(() => [...payments.values()].filter((payment) => payment.orderId === orderId)),
    refund: ({ paymentId, amountPaise, idempotencyKey }) =>
      call(
        () =>
          [...refunds.values()].find(({ key }) => key === idempotencyKey) ??
          sendBack(paymentId, amountPaise, idempotencyKey),
      ),
    findRefund: (paymentId, refundId) =>
      call(() => {
        const refund = refunds.get(refundId);
        if (refund?.paymentId !== paymentId) throw new ProviderRefused(400, 'The id provided does not exist');
        return refund;
      }),
    verifyPaymentSignature: (orderId, paymentId, signature) => signature === sign(orderId, paymentId),
    sign,
    verifyWebhookSignature: (rawBody, signature) => signature === `${SIGNED} ${rawBody.length}`,
    readEvent: (body) => body as ProviderEvent,
    pay(orderId, as, amountPaise) {
      const order = orders.get(orderId);
      const isPaid = ({ status, orderId: of }: ProviderPayment) =>
        of === orderId && (status === 'captured' || status === 'refunded');
      if (!order || [...payments.values()].some(isPaid)) return;
      const payment = put({
        id: newId('pay'),
        orderId,
        amountPaise: amountPaise ?? order.amountPaise,
        currency: order.currency,
        status: as === 'captured' ? 'authorized' : as,
        refundedPaise: 0,
        method: 'card',
      });
      if (as === 'failed') announce('payment.failed', { payment });
      if (as === 'captured') capture(payment.id);
    },
    capture,
    refundByHand(paymentId, amountPaise) {
      const { status, amountPaise: paid, refundedPaise } = known(paymentId);
      const left = paid - refundedPaise;
      if (status === 'captured') sendBack(paymentId, Math.min(left, amountPaise ?? left), null);
    },
    processRefunds() {
      for (const refund of refunds.values()) {
        if (refund.status !== 'pending') continue;
        const processed = { ...refund, status: 'processed' } as const;
        refunds.set(refund.id, processed);
        announce('refund.processed', { refund: processed, payment: known(refund.paymentId) });
      }
    },
    fail: (calls, when) => (failing = { calls, when }),
  };
}
