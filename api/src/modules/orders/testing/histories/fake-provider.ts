import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../../ports';

/** A webhook request. */
export interface FakeWebhook {
  readonly id: string;
  readonly body: string;
  readonly signature: string;
}

/** A provider in memory, without HTTP and tables: it records payments and refunds, and emits webhooks. */
export interface FakeProvider extends PaymentProvider {
  /** All payments, earliest first. */
  payments(): readonly ProviderPayment[];
  /** Webhooks that were emitted and not taken yet, earliest first. */
  readonly webhooks: FakeWebhook[];
  /** One attempt to pay the order; a paid order refuses it. */
  pay(orderId: string, as: 'captured' | 'authorized' | 'failed', amountPaise?: number): void;
  /** The signature that the payment window returns to the page. */
  sign(orderId: string, paymentId: string): string;
  /** Captures a payment that is authorised or failed. */
  capture(paymentId: string): void;
  /** Refunds a payment as from the dashboard; by default the whole remaining amount. */
  refundByHand(paymentId: string, amountPaise?: number): void;
  /** Completes all pending refunds. */
  processRefunds(): void;
  /** Makes the next `calls` calls fail: before they do anything, or after, as if the response was lost. */
  fail(calls: number, when: 'before' | 'after'): void;
}

const SIGNED = 'signed by the fake provider';

/** Creates a provider whose ids have a prefix that distinguishes the providers of one database. */
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
  const store = (payment: ProviderPayment) => {
    payments.set(payment.id, payment);
    return payment;
  };
  const known = (paymentId: string): ProviderPayment => {
    const payment = payments.get(paymentId);
    if (!payment) throw new ProviderRefused(400, 'The id provided does not exist');
    return payment;
  };
  const sign = (orderId: string, paymentId: string) => `${SIGNED} ${orderId} ${paymentId}`;
  /** Makes a call over a simulated network that may fail. */
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
    const changed = store({ ...payment, refundedPaise, status: whole ? 'refunded' : 'captured' });
    const refund = { id: newId('rfnd'), paymentId, amountPaise, status: 'pending', key } as const;
    refunds.set(refund.id, refund);
    announce('refund.created', { refund, payment: changed });
    return refund;
  };
  const capture = (paymentId: string) => {
    const payment = known(paymentId);
    if (payment.status !== 'authorized' && payment.status !== 'failed') return;
    announce('payment.authorized', { payment: store({ ...payment, status: 'authorized' }) });
    announce('payment.captured', { payment: store({ ...payment, status: 'captured' }) });
  };

  return {
    keyId: 'fake',
    webhookHeaders: { signature: 'x-razorpay-signature', eventId: 'x-razorpay-event-id' },
    checkoutScript: '/fake.js',
    webhooks,
    payments: () => [...payments.values()],
    createOrder: ({ amountPaise, receipt }) =>
      call(() => {
        const existing = [...orders.values()].find((order) => order.receipt === receipt);
        if (existing) return existing;
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
      const payment = store({
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
