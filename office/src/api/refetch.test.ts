import { beforeEach, expect, it } from '@jest/globals';
import { apiFailure, fakeApi, type FakeRoutes } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { createOfficeStore } from '../app/store';
import { ordersApi } from '../rooms/orders/api';
import { orderDetail } from '../testing/fixtures';

const { getOrder, packOrder } = ordersApi.endpoints;
let order = orderDetail();

const open = (routes: FakeRoutes = {}) => {
  const { fetch, requests } = fakeApi({
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/pack': () => (order = orderDetail({ status: 'packed' })),
    ...routes,
  });
  const store = createOfficeStore({ fetch, log: () => undefined });
  const shown = () => getOrder.select('ord_1')(store.getState()).data?.status;
  return { store, requests, shown };
};

beforeEach(() => {
  order = orderDetail();
});

it('resolves a mutation after the queries on the page have been refetched', async () => {
  const { store, shown } = open();
  await store.dispatch(getOrder.initiate('ord_1'));
  expect(shown()).toBe('placed');
  await store.dispatch(packOrder.initiate({ id: 'ord_1' }));
  expect(shown()).toBe('packed');
});

it('refetches after a refusal as well', async () => {
  const { store, shown } = open({
    'POST /staff/orders/ord_1/pack': () => {
      order = orderDetail({ status: 'cancelled' });
      return apiFailure(409, 'This order is cancelled.');
    },
  });
  await store.dispatch(getOrder.initiate('ord_1'));
  const { error } = await store.dispatch(packOrder.initiate({ id: 'ord_1' }));
  expect(error).toMatchObject({ status: 409 });
  expect(shown()).toBe('cancelled');
});

it('refetches when a response from before the change was still pending', async () => {
  let respond = (): void => undefined;
  let isFirst = true;
  const { store, requests, shown } = open({
    'GET /staff/orders/ord_1': () => {
      if (!isFirst) return order;
      isFirst = false;
      const before = order;
      return new Promise((resolve) => (respond = () => resolve(before)));
    },
  });
  const first = store.dispatch(getOrder.initiate('ord_1'));
  const packing = store.dispatch(packOrder.initiate({ id: 'ord_1' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  respond();
  await Promise.all([first, packing]);
  expect(shown()).toBe('packed');
});

it('drops cached data that the page does not use', async () => {
  const { store, requests, shown } = open();
  const visit = store.dispatch(getOrder.initiate('ord_1'));
  await visit;
  visit.unsubscribe();
  await store.dispatch(packOrder.initiate({ id: 'ord_1' }));
  expect(shown()).toBeUndefined();
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
