import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTracing, stopTracing } from '@shop/tracing';
import { openOtlpSink, type OtlpSink } from '@shop/tracing/testing';
import { openOrderShop, type OrderShop } from './modules/orders/testing/order-shop';
import { START_MS } from './testing/test-database';

let sink: OtlpSink;
let shop: OrderShop;
beforeAll(async () => {
  sink = await openOtlpSink();
  const settings = {
    ...{ endpoint: sink.address, headers: undefined, serviceName: undefined },
    ...{ resourceAttributes: undefined, sampler: undefined, samplerArg: undefined },
  };
  await startTracing(settings, { service: 'shop', log: () => undefined });
  shop = await openOrderShop();
}, START_MS);
afterAll(() => sink.close());

it('records a checkout as one trace: its statements, and the call to the payment provider', async () => {
  const productId = await shop.addProduct();
  const { status } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
  expect(status).toBe(200);
  await shop.close();
  await stopTracing();
  const request = sink.spans.find(({ name }) => name === 'POST /api/v1/payment/checkout');
  const inTrace = sink.spans.filter(({ traceId }) => traceId === request?.traceId);
  const spanIds = new Set(inTrace.map(({ spanId }) => spanId));
  const names = inTrace.map(({ name }) => name);
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': 200 });
  expect(inTrace.filter((span) => span !== request && !spanIds.has(span.parentSpanId ?? ''))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['transaction', 'INSERT shop_order', 'INSERT order_item', 'POST /v1/orders']),
  );
  // Traces do not contain user input or order ids.
  expect(JSON.stringify(inTrace)).not.toMatch(/Asha|example\.in|MG Road|order_\w{14}/);
});
