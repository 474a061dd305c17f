import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { noteCustomers } from './note-customers';

let app: FastifyInstance;
let noted: string[];
let failing = false;

beforeEach(() => {
  noted = [];
  failing = false;
  app = Fastify();
  app.addHook(
    'preSerialization',
    noteCustomers({
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

it('notes an order that is paid, and leaves the response as it is', async () => {
  const response = await confirm('Order Placed');
  expect(response.json()).toMatchObject({ success: true, order: { _id: 'order Order Placed' } });
  expect(noted).toEqual(['order Order Placed']);
});

it('notes none that is not paid yet, nor any other call', async () => {
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
