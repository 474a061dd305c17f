import { expect, it } from '@jest/globals';
import type { OrderPage as Page } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { orderPage } from './order-page-fixture';
import { OrderPage } from './page';

const open = (routes: FakeRoutes) =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>,
    { route: '/orders/ord_1', routes },
  );

const delivered = (change: Partial<Page> = {}) =>
  orderPage({ canCancel: false, canReturn: true, ...change }, 'delivered');

const exchangeOptions: Page['exchangeOptions'] = [
  {
    ...{ productId: 'p-green', title: 'Dot journal', color: 'Green / A5', quantity: 2 },
    variants: [
      { productId: 'p-red', color: 'Red / A5', free: 3 },
      { productId: 'p-blue', color: 'Blue / A5', free: 0 },
    ],
  },
];

const words = { item: '1 × Dot journal, Green / A5', replacement: '1 × Dot journal, Red / A5' };

it('requests an exchange for a variant that is available', async () => {
  const after = delivered({ canReturn: false, exchanges: [{ number: 1, state: 'requested', ...words }] });
  const { requests } = open({
    'GET /order/ord_1/page': delivered({ exchangeOptions }),
    'POST /order/ord_1/return': { data: after },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const choice = screen.getByLabelText('Dot journal, Green / A5');
  expect(screen.queryByLabelText(/^Quantity to exchange/)).not.toBeInTheDocument();
  expect(within(choice).getByRole('option', { name: 'Exchange for Blue / A5 (sold out)' })).toBeDisabled();
  await userEvent.selectOptions(choice, 'Exchange for Red / A5');
  const quantity = screen.getByLabelText('Quantity to exchange, up to 2');
  expect(quantity).toHaveValue(2);
  await userEvent.clear(quantity);
  expect(quantity).toHaveValue(1);
  await userEvent.type(screen.getByLabelText('What are you returning or exchanging, and why?'), 'Too green');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('We received your request and will answer by email.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Too green',
    exchanges: [{ productId: 'p-green', color: 'Green / A5', variantId: 'p-red', quantity: 1 }],
  });
});

it('limits the quantity to the units that are available, and stays open with the message of a failure', async () => {
  const withFree = (free: number): Page['exchangeOptions'] => [
    {
      ...{ productId: 'p-green', title: 'Dot journal', color: 'Green / A5', quantity: 3 },
      variants: [{ productId: 'p-red', color: 'Red / A5', free }],
    },
  ];
  let page = delivered({ exchangeOptions: withFree(2) });
  const { requests } = open({
    'GET /order/ord_1/page': () => page,
    'POST /order/ord_1/return': () => {
      page = delivered({ exchangeOptions: withFree(1) });
      return apiFailure(409, 'Dot journal, Red / A5: only 1 left.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  await userEvent.selectOptions(screen.getByLabelText('Dot journal, Green / A5'), 'Exchange for Red / A5');
  expect(screen.getByLabelText('Quantity to exchange, up to 2')).toHaveValue(2);
  await userEvent.type(screen.getByLabelText('What are you returning or exchanging, and why?'), 'Too green');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('only 1 left');
  await waitFor(() => expect(screen.queryByLabelText(/^Quantity to exchange/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('What are you returning or exchanging, and why?')).toHaveValue('Too green');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { exchanges: [{ quantity: 2 }] },
    { exchanges: [{ quantity: 1 }] },
  ]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Return or exchange' }));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

it('requests a return without an exchange, unless a variant is chosen', async () => {
  const { requests } = open({
    'GET /order/ord_1/page': delivered({ exchangeOptions }),
    'POST /order/ord_1/return': { data: delivered({ canReturn: false }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const choice = screen.getByLabelText('Dot journal, Green / A5');
  await userEvent.selectOptions(choice, 'Exchange for Red / A5');
  await userEvent.selectOptions(choice, 'No exchange');
  await userEvent.type(screen.getByLabelText('What are you returning or exchanging, and why?'), 'Too green');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Too green' });
});

it('shows the state of each exchange, what happens next, and its events', async () => {
  const at = '2026-11-26T09:00:00.000Z';
  open({
    'GET /order/ord_1/page': delivered({
      canReturn: false,
      exchanges: [
        { number: 1, state: 'accepted', ...words, awaitedUntil: '2026-12-17T09:00:00.000Z' },
        { number: 2, state: 'sent', ...words, parcel: 3, parcelState: 'in-transit' },
        { number: 3, state: 'sent', ...words, parcel: 4, parcelState: 'delivered' },
        { number: 4, state: 'sent', ...words, parcel: 5, parcelState: 'returned' },
        { number: 5, state: 'cancelled', ...words },
        { number: 6, state: 'cancelled', ...words, itemReceived: true },
      ],
      timeline: [
        { kind: 'exchange-accepted', at, items: [words.item], replacement: words.replacement },
        {
          ...{ kind: 'exchange-sent', at, items: [words.item], replacement: words.replacement },
          ...{ courier: 'India Post', trackingNumber: 'RP9IN', parcel: 3 },
        },
      ],
    }),
  });
  const region = within(await screen.findByRole('region', { name: 'Exchanges' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Accepted',
    'The replacement is on its way',
    'The replacement was delivered',
    'The replacement came back to us',
    'Cancelled',
    'Cancelled',
  ]);
  expect(region.getByText(/so that it arrives by 17 December 2026/)).toBeInTheDocument();
  expect(region.getByText('It is in parcel 3.')).toBeInTheDocument();
  expect(region.getByText('It was in parcel 4.')).toBeInTheDocument();
  expect(region.getByText('It was in parcel 5. Contact us about a refund.')).toBeInTheDocument();
  expect(
    region.getByText('Nothing will be sent. If you return the item, we will refund it.'),
  ).toBeInTheDocument();
  expect(
    region.getByText('Nothing will be sent. Your item is with us, and we will refund it.'),
  ).toBeInTheDocument();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Exchange accepted26 November 2026${words.item}, for ${words.replacement}`,
    `The replacement is on its way26 November 2026${words.item}, for ${words.replacement}India Post, tracking number RP9IN`,
  ]);
});
