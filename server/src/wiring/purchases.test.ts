import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { PurchaseStage } from '@shop/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { countPurchases, recordCustomers } from './purchases';

/** A shop whose API responds with these statuses; returns the stages that were reported. */
async function call(url: string, status: number, method: 'GET' | 'POST' = 'POST') {
  const reported: (readonly PurchaseStage[])[] = [];
  const app = Fastify();
  app.addHook(
    'onResponse',
    countPurchases({
      async reportPurchase(_request, stages) {
        reported.push(stages);
        throw new Error('The registry is unavailable.');
      },
    }),
  );
  await app.register(
    async (api) => {
      for (const path of ['/payment/checkout', '/payment/status', '/order', '/order/:publicId'])
        api.route({ method, url: path, handler: async (_request, reply) => reply.code(status).send({}) });
    },
    { prefix: '/api/v1' },
  );
  const { statusCode } = await app.inject({ method, url });
  await app.close();
  return [statusCode, ...reported];
}

it('counts every call of Pay, and the payments and orders that the API accepts', async () => {
  expect(await call('/api/v1/payment/checkout', 200)).toEqual([200, ['pay']]);
  expect(await call('/api/v1/payment/checkout', 409)).toEqual([409, ['pay']]);
  expect(await call('/api/v1/payment/status', 200)).toEqual([200, ['pay', 'paid']]);
  expect(await call('/api/v1/payment/status', 400)).toEqual([400, ['pay']]);
  expect(await call('/api/v1/order', 200)).toEqual([200, ['pay', 'paid', 'order']]);
  expect(await call('/api/v1/order', 402)).toEqual([402, ['pay']]);
});

it('distinguishes failures of the API from those of a page', async () => {
  expect(await call('/api/v1/payment/checkout', 503)).toEqual([503, ['pay', 'blocked']]);
});

it('does not count other calls', async () => {
  expect(await call('/api/v1/order/ord_1', 200, 'GET')).toEqual([200]);
  expect(await call('/api/v1/order', 200, 'GET')).toEqual([200]);
});

let app: FastifyInstance;
let noted: string[];
let failing = false;

beforeEach(() => {
  noted = [];
  failing = false;
  app = Fastify();
  app.addHook(
    'preSerialization',
    recordCustomers({
      async reportCustomer(_request, order) {
        noted.push(order);
        if (failing) throw new Error('The registry is unavailable.');
      },
    }),
  );
  const confirms = (status: string) => () => ({ success: true, order: { _id: `order ${status}`, status } });
  app.post('/api/v1/order', ({ body }) => confirms((body as { status: string }).status)());
  app.get('/api/v1/order', confirms('Order Placed'));
  app.post('/api/v1/order/return', confirms('Order Placed'));
});
afterEach(() => app.close());

const confirm = (status: string) => app.inject({ method: 'POST', url: '/api/v1/order', payload: { status } });

it('records a paid order, and leaves the response unchanged', async () => {
  const response = await confirm('Order Placed');
  expect(response.json()).toMatchObject({ success: true, order: { _id: 'order Order Placed' } });
  expect(noted).toEqual(['order Order Placed']);
});

it('does not record unpaid orders or other calls', async () => {
  await confirm('Confirming payment');
  await app.inject('/api/v1/order');
  await app.inject({ method: 'POST', url: '/api/v1/order/return', payload: {} });
  expect(noted).toEqual([]);
});

it('does not fail the order while the registry is unavailable', async () => {
  failing = true;
  expect((await confirm('Order Placed')).statusCode).toBe(200);
  expect(noted).toHaveLength(1);
});
