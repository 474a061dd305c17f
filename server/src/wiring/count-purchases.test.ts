import { expect, it } from '@jest/globals';
import type { PurchaseStage } from '@shop/registry';
import Fastify from 'fastify';
import { countPurchases } from './count-purchases';

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

it('counts Pay by its call, whatever comes of it, and payments and orders that the API agrees to', async () => {
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

it('counts nothing of other calls', async () => {
  expect(await call('/api/v1/order/ord_1', 200, 'GET')).toEqual([200]);
  expect(await call('/api/v1/order', 200, 'GET')).toEqual([200]);
});
