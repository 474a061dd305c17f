import { expect, it } from '@jest/globals';
import { apiFailure, type FakeRequest } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail, Parcel } from '../../../api/types';
import { orderDetail } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const parcel = (change: Partial<Parcel> = {}): Parcel => ({
  number: 1,
  state: 'in-transit',
  courier: 'India Post',
  trackingNumber: 'RP1IN',
  weightGrams: 150,
  shippedAt: '2026-11-25T11:00:00.000Z',
  deliveredAt: null,
  lines: [{ productId: 'p1', color: 'Indigo', title: 'Booti Washi Tape', quantity: 1 }],
  reports: [],
  actions: ['deliver', 'return'],
  ...change,
});

const [line] = orderDetail().lines;

const packed = (change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({
    status: 'packed',
    actions: ['ship', 'refund'],
    lines: line ? [{ ...line, quantity: 3, toSend: 3, weightGrams: 150 }] : [],
    ...change,
  });

const dialog = () => within(screen.getByRole('dialog'));

it('ships some items of an order, then the others, with the weight of the products', async () => {
  let order = packed();
  let refuses = true;
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/parcels': ({ body }: FakeRequest) => {
      if (refuses) return apiFailure(409, 'Booti Washi Tape: 1 unit of 3 left to ship (2 in parcels).');
      const [wanted] = (body as { lines: { quantity: number }[] }).lines;
      const parcels = [...(order.parcels ?? []), parcel({ number: (order.parcels?.length ?? 0) + 1 })];
      const inParcels = (order.lines[0]?.inParcels ?? 0) + (wanted?.quantity ?? 0);
      const status = inParcels === 3 ? 'shipped' : 'packed';
      const lines = order.lines.map((one) => ({ ...one, inParcels }));
      order = packed({ status, lines, parcels, actions: status === 'packed' ? ['ship'] : ['deliver'] });
      return { data: order };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }));
  const quantity = dialog().getByLabelText('Quantity of Booti Washi Tape, Indigo');
  expect(quantity).toHaveValue(3);
  expect(dialog().getByLabelText('Weight in grams (optional)')).toHaveValue(450);
  await userEvent.clear(quantity);
  await userEvent.type(dialog().getByLabelText('Courier'), 'India Post');
  await userEvent.type(dialog().getByLabelText('Tracking number'), 'RP1IN');
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as shipped' }));
  expect(await dialog().findByText('Choose the items for the parcel.')).toBeInTheDocument();
  await userEvent.type(quantity, '2');
  expect(dialog().getByLabelText('Weight in grams (optional)')).toHaveValue(300);
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as shipped' }));
  expect(await dialog().findByText(/^Booti Washi Tape: 1 unit of 3 left to ship/)).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as shipped' }));
  expect(await screen.findByText(/^Parcel 1 shipped\. The customer receives an email/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  // Only one unit is left, so there is nothing to choose.
  expect(dialog().queryByLabelText('Quantity of Booti Washi Tape, Indigo')).not.toBeInTheDocument();
  await userEvent.type(dialog().getByLabelText('Courier'), 'Ekart');
  await userEvent.type(dialog().getByLabelText('Tracking number'), 'E2');
  await userEvent.clear(dialog().getByLabelText('Weight in grams (optional)'));
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as shipped' }));
  expect(await screen.findByText(/^Order shipped\./)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body) as {
    key: string;
  }[];
  expect(sent).toEqual([
    expect.objectContaining({ lines: [{ productId: 'p1', color: 'Indigo', quantity: 2 }], weightGrams: 300 }),
    expect.objectContaining({ lines: [{ productId: 'p1', color: 'Indigo', quantity: 2 }], weightGrams: 300 }),
    {
      key: expect.any(String),
      lines: [{ productId: 'p1', color: 'Indigo', quantity: 1 }],
      courier: 'Ekart',
      trackingNumber: 'E2',
    },
  ]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[1]?.key).not.toBe(sent[2]?.key);
});

it('explains that the parcel of a replacement does not change the order', async () => {
  const replacement = parcel({ number: 2, exchange: 1 });
  const booked = parcel({ number: 3, state: 'booked', exchange: 2, actions: ['hand-over'] });
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': packed({
      ...{ status: 'delivered', actions: [] },
      parcels: [parcel({ state: 'delivered', actions: [] }), replacement, booked],
    }),
  });
  const second = within(await screen.findByRole('region', { name: /^Parcel 2/ }));
  await userEvent.click(second.getByRole('button', { name: 'Mark as delivered' }));
  expect(
    dialog().getByText(/The status of the order does not change, and the courier collects no cash/),
  ).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await userEvent.click(second.getByRole('button', { name: 'Mark as returned' }));
  expect(dialog().getByText(/^Refund its items afterwards/)).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  const third = within(screen.getByRole('region', { name: /^Parcel 3/ }));
  await userEvent.click(third.getByRole('button', { name: 'Mark as handed over' }));
  expect(dialog().getByText(/The exchange is marked as “Replacement sent”/)).toBeInTheDocument();
  expect(dialog().queryByText(/The order is marked as shipped/)).not.toBeInTheDocument();
});

it('shows each parcel with its items, tracking and reports, and marks one as delivered', async () => {
  const reports = [
    { at: '2026-11-26T09:00:00.000Z', state: 'in-transit', place: 'Pune', text: 'Arrived at hub' } as const,
  ];
  const second = parcel({
    number: 2,
    trackingUrl: 'https://courier.example/RP2IN',
    trackingNumber: 'RP2IN',
    reports,
  });
  let order = packed({ status: 'shipped', actions: ['deliver'], parcels: [parcel(), second] });
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/parcels/2/deliver': () =>
      (order = { ...order, parcels: [parcel(), { ...second, state: 'delivered', actions: [] }] }),
  });
  const region = within(await screen.findByRole('region', { name: /^Parcel 2/ }));
  expect(region.getByText('1 × Booti Washi Tape, Indigo')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'RP2IN' })).toHaveAttribute(
    'href',
    'https://courier.example/RP2IN',
  );
  expect(region.getByText('Courier updates (1)')).toBeInTheDocument();
  expect(region.getByText('Arrived at hub, Pune')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
    'href',
    expect.stringMatching(/print\?ids=ord_1&parcel=2$/),
  );
  await userEvent.click(region.getByRole('button', { name: 'Mark as delivered' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as delivered' }));
  expect(await screen.findByText('Parcel 2 delivered.')).toBeInTheDocument();
});

it('shows no actions on the only parcel of an order, because those of the order are enough', async () => {
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': packed({ status: 'shipped', actions: ['deliver'], parcels: [parcel()] }),
  });
  expect(await screen.findByText('150 g')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Mark as delivered' })).toHaveLength(1);
});

it('refunds items that are not sent, or those in a parcel', async () => {
  const [one] = packed().lines;
  const order = packed({ parcels: [parcel()], lines: one ? [{ ...one, inParcels: 1 }] : [] });
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': order,
    'POST /staff/orders/ord_1/refund-preview': {
      ...{ amountPaise: 14_600, goodsPaise: 13_000, taxPaise: 1_560, roundingPaise: 40 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund items' }));
  const hint = () => dialog().getByText(/^Up to/).textContent;
  expect(hint()).toMatch(/^Up to 2 of 3/);
  await userEvent.click(dialog().getByLabelText('The items are in a parcel that was sent'));
  expect(hint()).toMatch(/^Up to 1 of 3/);
  await userEvent.type(dialog().getByLabelText('Quantity of Booti Washi Tape, Indigo'), '1');
  expect(await dialog().findByRole('button', { name: 'Refund ₹146.00' })).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({
    lines: [{ productId: 'p1', color: 'Indigo', quantity: 1 }],
    sent: true,
  });
});

it('prints the packing slip of one parcel', async () => {
  renderOffice('/orders/print?ids=ord_1&parcel=1', {
    'GET /staff/orders/ord_1': packed({ parcels: [parcel()] }),
  });
  expect(await screen.findByText('Parcel 1')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Booti Washi Tape, Indigo 1/ })).toBeInTheDocument();
});
