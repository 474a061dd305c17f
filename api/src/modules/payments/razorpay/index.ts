import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type NewProviderOrder,
  type PaymentProvider,
  type ProviderOrder,
  ProviderRefused,
} from '../../orders/ports';
import type { ProviderDescriptor } from '../descriptor';
import { type RazorpaySettings, razorpayVariables, readRazorpaySettings } from './settings';
import { createRestClient, type RestClient } from './client';
import { createReports } from './reports';
import {
  assertWithinLimits,
  OrderCollection,
  OrderEntity,
  PaymentCollection,
  readRazorpayEvent,
  RefundEntity,
  toOrder,
  toPayment,
  toRefund,
} from './entities';

/** HMAC-SHA256 in lower-case hex, as the provider signs. */
export function hmacHex(secret: string, data: string | Buffer): string {
  return createHmac('sha256', secret).update(data).digest('hex');
}

/** True when `signature` is the data's HMAC with one of the secrets. Compares in constant time. */
export function isSignedBy(secrets: readonly string[], data: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.reduce(
    (matched, secret) =>
      timingSafeEqual(given, createHmac('sha256', secret).update(data).digest()) || matched,
    false,
  );
}

export interface RazorpayProviderOptions {
  readonly rest: RestClient;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecrets: readonly string[];
  readonly checkoutScript: string;
}

const id = encodeURIComponent;

/** Implements the shop's payment port for Razorpay, with a client for Razorpay or the sandbox. */
export function createRazorpayProvider(options: RazorpayProviderOptions): PaymentProvider {
  const { rest, keyId, keySecret, webhookSecrets, checkoutScript } = options;

  const ordersByReceipt = async (receipt: string): Promise<readonly ProviderOrder[]> => {
    const found = await rest({ method: 'GET', path: `/v1/orders?receipt=${id(receipt)}` }, OrderCollection);
    return found.items.filter((order) => order.receipt === receipt).map(toOrder);
  };

  const createOrder = async (order: NewProviderOrder): Promise<ProviderOrder> => {
    assertWithinLimits(order);
    const body = {
      amount: order.amountPaise,
      currency: 'INR',
      receipt: order.receipt,
      notes: order.notes ?? {},
      payment_capture: true,
      // A retry after a lost response returns the first order instead of creating a second one.
      unique_receipt: true,
    };
    try {
      return toOrder(await rest({ method: 'POST', path: '/v1/orders', body }, OrderEntity));
    } catch (error) {
      if (!(error instanceof ProviderRefused) || !/receipt should be unique/i.test(error.description))
        throw error;
      const known = await ordersByReceipt(order.receipt);
      const same = known.find(
        ({ amountPaise, currency }) => amountPaise === order.amountPaise && currency === 'INR',
      );
      if (!same) throw error;
      return same;
    }
  };

  return {
    keyId,
    checkoutScript,
    webhookHeaders: { signature: 'x-razorpay-signature', eventId: 'x-razorpay-event-id' },
    createOrder,
    ordersByReceipt,
    async orderPayments(orderId) {
      const path = `/v1/orders/${id(orderId)}/payments`;
      return (await rest({ method: 'GET', path }, PaymentCollection)).items.map(toPayment);
    },
    async refund({ paymentId, amountPaise, idempotencyKey }) {
      const path = `/v1/payments/${id(paymentId)}/refund`;
      const headers = { 'x-refund-idempotency': idempotencyKey };
      return toRefund(
        await rest({ method: 'POST', path, body: { amount: amountPaise }, headers }, RefundEntity),
      );
    },
    async findRefund(paymentId, refundId) {
      const path = `/v1/payments/${id(paymentId)}/refunds/${id(refundId)}`;
      return toRefund(await rest({ method: 'GET', path }, RefundEntity));
    },
    verifyPaymentSignature: (orderId, paymentId, signature) =>
      isSignedBy([keySecret], `${orderId}|${paymentId}`, signature),
    verifyWebhookSignature: (rawBody, signature) => isSignedBy(webhookSecrets, rawBody, signature),
    readEvent: readRazorpayEvent,
    reports: createReports(rest),
  };
}

const origin = 'https://checkout.razorpay.com';
const api = 'https://api.razorpay.com';

/** The provider for the shop's Razorpay keys. */
export const razorpay: ProviderDescriptor = {
  name: 'razorpay',
  variables: razorpayVariables,
  readSettings: readRazorpaySettings,
  hasLiveKeys: ({ RAZORPAY_KEY_ID: key }) => key?.startsWith('rzp_live_') ?? false,
  origins: { script: origin, others: [api, 'https://lumberjack.razorpay.com'] },
  create: ({ keyId, keySecret, webhookSecrets }: RazorpaySettings) =>
    createRazorpayProvider({
      rest: createRestClient({ baseUrl: () => api, keyId, keySecret }),
      ...{ keyId, keySecret, webhookSecrets },
      checkoutScript: `${origin}/v1/checkout.js`,
    }),
};
