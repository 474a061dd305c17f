import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exchange, OrderDetail } from '../../../api/types';
import { listedOrder, orderDetail } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const exchange = (change: Partial<Exchange> = {}): Exchange => ({
  number: 1,
  state: 'requested',
  item: '1 × Dot journal, Green / A5',
  replacement: '1 × Dot journal, Red / A5',
  reason: 'Too green',
  at: '2026-11-26T10:00:00.000Z',
  actions: ['accept', 'decline'],
  ...change,
});

const delivered = (change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({ status: 'delivered', actions: ['return', 'refund'], ...change });

const dialog = () => within(screen.getByRole('dialog'));
const region = async () => within(await screen.findByRole('region', { name: /^Exchange 1/ }));

it('accepts an exchange, receives its item and sends the replacement', async () => {
  let order = delivered({ exchanges: [exchange()] });
  const become = (change: Partial<Exchange>) => () => {
    order = delivered({ exchanges: [exchange(change)] });
    return { data: order };
  };
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'GET /staff/couriers': [],
    'POST /staff/orders/ord_1/exchanges/1/accept': become({
      ...{ state: 'accepted', awaitedUntil: '2026-12-17T10:00:00.000Z', actions: ['receive', 'cancel'] },
    }),
    'POST /staff/orders/ord_1/exchanges/1/receive': become({
      ...{ state: 'received', restocks: true, weightGrams: 250, actions: ['send', 'cancel'] },
    }),
    'POST /staff/orders/ord_1/parcels': become({ state: 'sent', restocks: true, parcel: 2, actions: [] }),
  });
  await userEvent.click((await region()).getByRole('button', { name: 'Accept exchange' }));
  expect(
    dialog().getByText('1 × Dot journal, Green / A5, for 1 × Dot journal, Red / A5'),
  ).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Accept exchange' }));
  expect(await screen.findByText('Exchange 1 accepted.')).toBeInTheDocument();
  expect((await region()).getByText('17 Dec 2026')).toBeInTheDocument();
  await userEvent.click((await region()).getByRole('button', { name: 'Item received' }));
  await userEvent.click(dialog().getByLabelText('I have checked the item, and it can be resold'));
  await userEvent.click(dialog().getByRole('button', { name: 'Item received' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send replacement' }));
  expect(dialog().getByLabelText('Weight in grams (optional)')).toHaveValue(250);
  await userEvent.type(dialog().getByLabelText('Courier'), 'India Post');
  await userEvent.type(dialog().getByLabelText('Tracking number'), 'RP9IN');
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as shipped' }));
  expect(await (await region()).findByText('Replacement sent')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    undefined,
    { restock: true },
    {
      ...{ key: expect.any(String), exchange: 1, courier: 'India Post', trackingNumber: 'RP9IN' },
      weightGrams: 250,
    },
  ]);
});

it('declines an exchange with a reason, and shows why it was refused', async () => {
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': delivered({ exchanges: [exchange()] }),
    'POST /staff/orders/ord_1/exchanges/1/decline': apiFailure(409, 'This exchange is accepted.'),
  });
  await userEvent.click((await region()).getByRole('button', { name: 'Decline exchange' }));
  await userEvent.type(dialog().getByLabelText('Reason'), 'It was used');
  await userEvent.click(dialog().getByRole('button', { name: 'Decline exchange' }));
  expect(await dialog().findByText('This exchange is accepted.')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ reason: 'It was used' });
});

it('starts an exchange for a variant that is available', async () => {
  const exchangeOptions = [
    {
      ...{ productId: 'p-green', title: 'Dot journal', color: 'Green / A5', quantity: 2 },
      variants: [
        { productId: 'p-blue', color: 'Blue / A5', free: 0 },
        { productId: 'p-red', color: 'Red / A5', free: 1 },
        { productId: 'p-black', color: 'Black / A5', free: 3 },
      ],
    },
  ];
  let order = delivered({ exchangeOptions });
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/exchanges': () => {
      order = delivered({ exchanges: [exchange({ state: 'accepted', actions: ['receive', 'cancel'] })] });
      return { data: order };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start exchange' }));
  expect(dialog().getByRole('option', { name: 'Blue / A5 (sold out)' })).toBeDisabled();
  expect(dialog().getByLabelText('Replacement')).toHaveDisplayValue('Red / A5 (1 available)');
  expect(dialog().getByLabelText('Quantity')).toHaveAttribute('max', '1');
  await userEvent.selectOptions(dialog().getByLabelText('Replacement'), 'Black / A5 (3 available)');
  expect(dialog().getByLabelText('Quantity')).toHaveAttribute('max', '2');
  await userEvent.selectOptions(dialog().getByLabelText('Replacement'), 'Red / A5 (1 available)');
  await userEvent.type(dialog().getByLabelText('Reason'), 'Asked by phone');
  await userEvent.click(dialog().getByRole('button', { name: 'Start exchange' }));
  expect(await screen.findByText('Exchange accepted. The replacement is reserved.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ key: expect.any(String), productId: 'p-green', color: 'Green / A5', variantId: 'p-red' },
    ...{ quantity: 1, reason: 'Asked by phone' },
  });
});

it('lists the exchanges whose items a return of the order refunds', async () => {
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': delivered({
      exchanges: [
        exchange({ state: 'declined', actions: [] }),
        exchange({ number: 2, state: 'received', actions: ['send', 'cancel'] }),
        exchange({
          number: 3,
          state: 'sent',
          item: '2 × Pen, Black',
          replacement: '2 × Pen, Blue',
          actions: [],
        }),
      ],
    }),
    'GET /staff/couriers': [],
    'POST /staff/orders/ord_1/return': apiFailure(409, 'Parcel 2 with a replacement is under way.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept return' }));
  const list = within(dialog().getByRole('list', { name: /^The items of these exchanges will be refunded/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Exchange 2: 1 × Dot journal, Green / A5, for 1 × Dot journal, Red / A5 (item received)',
    'Exchange 3: 2 × Pen, Black, for 2 × Pen, Blue (replacement sent)',
  ]);
  await userEvent.type(dialog().getByLabelText('Reason'), 'All of it came back');
  await userEvent.click(dialog().getByRole('button', { name: 'Accept return' }));
  expect(await dialog().findByText('Parcel 2 with a replacement is under way.')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(true);
});

it('shows nothing about exchanges in an order without variants', async () => {
  renderOffice('/orders/ord_1', { 'GET /staff/orders/ord_1': delivered() });
  expect(await screen.findByRole('region', { name: 'Items' })).toBeInTheDocument();
  expect(screen.queryByText('Exchanges')).not.toBeInTheDocument();
});

it('lists orders with an exchange under way', async () => {
  const { requests } = renderOffice('/orders?exchange=open', {
    'GET /staff/orders': {
      ...{ items: [listedOrder({ status: 'delivered', exchange: 'received' })], total: 1 },
      ...{ totalPaise: 29_200, page: 1, pageSize: 25 },
    },
  });
  expect(await screen.findByText('Exchange: item received')).toBeInTheDocument();
  expect(screen.getByLabelText('Exchanges')).toHaveValue('open');
  expect(requests.some(({ path }) => path.includes('exchange=open'))).toBe(true);
});
