import { expect, it } from '@jest/globals';
import { apiFailure, type FakeRequest } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '../../../api/types';
import { listedOrder, orderDetail } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const cod: NonNullable<OrderDetail['cod']> = {
  ...{ duePaise: 0, collectedPaise: 34_800, remittedPaise: 0, toTransferPaise: 0, remittances: [] },
};

const cashOrder = (change: Partial<OrderDetail> = {}) =>
  orderDetail({ payments: [], refunds: [], cod, ...change });

const dialog = () => within(screen.getByRole('dialog'));

it('confirms an order after a call', async () => {
  let order = cashOrder({
    status: 'unconfirmed',
    actions: ['confirm', 'cancel'],
    cod: { ...cod, collectedPaise: null, confirmBefore: '2026-11-30T10:00:00.000Z' },
  });
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/confirm': () =>
      (order = cashOrder({ status: 'placed', actions: ['pack'], cod: { ...cod, collectedPaise: null } })),
  });
  expect(await screen.findByText('Waiting for confirmation')).toBeInTheDocument();
  expect(screen.getAllByText('Cash on delivery').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText(/^Order confirmed\./)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeInTheDocument();
});

it('records remittances, each with a different key, and shows why one is refused', async () => {
  let order = cashOrder({ status: 'delivered', actions: ['remit'] });
  let refuses = true;
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/remittance': ({ body }: FakeRequest) => {
      if (refuses) return apiFailure(409, '₹348.00 of the collected cash has not been remitted yet.');
      const { amountPaise, reference, day } = body as { amountPaise: number; reference: string; day: string };
      const remittances = [
        ...(order.cod?.remittances ?? []),
        { amountPaise, reference, day, author: 'Asha' },
      ];
      const remittedPaise = (order.cod?.remittedPaise ?? 0) + amountPaise;
      const at = '2026-11-29T10:00:00.000Z';
      const event = { kind: 'remitted', author: 'Asha', at, detail: { amountPaise, reference, day } };
      order = { ...order, cod: { ...cod, remittedPaise, remittances }, events: [...order.events, event] };
      return order;
    },
  });
  const record = async (rupees: string) => {
    await userEvent.clear(dialog().getByLabelText('Amount in ₹'));
    await userEvent.type(dialog().getByLabelText('Amount in ₹'), rupees);
    await userEvent.type(dialog().getByLabelText('Reference'), 'UTR 1');
    await userEvent.click(dialog().getByRole('button', { name: 'Record' }));
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Record remittance' }));
  expect(dialog().getByLabelText('Amount in ₹')).toHaveValue(348);
  await record('349');
  expect(
    await dialog().findByText('₹348.00 of the collected cash has not been remitted yet.'),
  ).toBeInTheDocument();
  refuses = false;
  await record('300.50');
  expect(await screen.findByText('Remittance recorded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Record remittance' }));
  expect(dialog().getByLabelText('Amount in ₹')).toHaveValue(47.5);
  await record('47.5');
  expect(await screen.findByText(/^₹47.50 on .*, UTR 1, by Asha$/)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body) as {
    key: string;
    amountPaise: number;
  }[];
  expect(sent.map(({ amountPaise }) => amountPaise)).toEqual([34_900, 30_050, 4_750]);
  expect(sent[1]?.key).not.toBe(sent[2]?.key);
});

it('closes an order whose parcel was refused, and records the transfer of a refund', async () => {
  let order = cashOrder({
    status: 'shipped',
    actions: ['refused', 'deliver'],
    cod: { ...cod, collectedPaise: null },
  });
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/refused': () =>
      (order = cashOrder({
        status: 'returned',
        actions: ['transfer'],
        cod: { ...cod, toTransferPaise: 5_000 },
      })),
    'POST /staff/orders/ord_1/transfer': () => (order = cashOrder({ status: 'returned', actions: [] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Parcel refused' }));
  await userEvent.click(dialog().getByLabelText(/they can be resold/));
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as refused' }));
  expect(await screen.findByText('Order closed. Nothing is owed.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Record refund transfer' }));
  expect(dialog().getByText(/^Transfer ₹50.00 to the customer/)).toBeInTheDocument();
  await userEvent.type(dialog().getByLabelText('Reference'), 'UPI 1');
  await userEvent.click(dialog().getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Refund recorded.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { restock: true },
    { key: expect.any(String), amountPaise: 5_000, reference: 'UPI 1' },
  ]);
});

it('records the payment of a delivered order whose cash was not collected', async () => {
  let order = cashOrder({
    status: 'delivered',
    actions: ['collect'],
    cod: { ...cod, duePaise: 14_000, collectedPaise: null },
  });
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/collect': () =>
      (order = cashOrder({ status: 'delivered', actions: ['remit'] })),
  });
  expect(await screen.findByText('Outstanding')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  expect(
    dialog().getByText(/the courier did not collect the cash\. .* has paid ₹140.00/),
  ).toBeInTheDocument();
  await userEvent.type(dialog().getByLabelText('Reference'), 'UPI 1');
  await userEvent.click(dialog().getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Payment recorded.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { key: expect.any(String), amountPaise: 14_000, reference: 'UPI 1' },
  ]);
});

const cashParcel: NonNullable<OrderDetail['parcels']>[number] = {
  ...{ number: 1, state: 'in-transit', courier: 'India Post', trackingNumber: 'RP1IN', weightGrams: null },
  ...{ shippedAt: null, deliveredAt: null, lines: [], reports: [], actions: [] },
};

it.each([
  ['with a parcel', true, /^₹348.00 was collected in cash/],
  ['with no parcel', undefined, /^The courier did not collect the cash: ₹348.00 is outstanding/],
] as const)('explains what happens to cash that is collected %s', async (_name, collects, text) => {
  const parcel = { ...cashParcel, ...(collects && { collectsCash: collects }) };
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': cashOrder({
      ...{ status: 'shipped', actions: ['deliver'], parcels: [parcel] },
      cod: { ...cod, duePaise: 34_800, collectedPaise: null },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  expect(dialog().getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Cash to collect') !== null).toBe(collects === true);
});

it('lists only orders with cash on delivery, each with a tag', async () => {
  const { requests } = renderOffice('/orders?payment=cod', {
    'GET /staff/orders': {
      ...{ items: [listedOrder({ cod: true })], total: 1, totalPaise: 34_800, page: 1, pageSize: 25 },
    },
  });
  expect(await screen.findByText('Cash')).toBeInTheDocument();
  expect(screen.getByLabelText('Payment')).toHaveValue('cod');
  expect(requests.some(({ path }) => path.includes('payment=cod'))).toBe(true);
});

const packed = cashOrder({
  status: 'packed',
  invoice: { number: 'VC/26-27/00042', issuedAt: '2026-11-29T10:00:00.000Z', gstin: null },
  cashFee: { amountPaise: 2_500, gstRate: 12 },
  cod: { ...cod, duePaise: 34_800, collectedPaise: null },
});

it('prints what the courier collects on the packing slip', async () => {
  renderOffice('/orders/print?ids=ord_1', { 'GET /staff/orders/ord_1': packed });
  expect(await screen.findByText('Collect ₹348.00 in cash')).toBeInTheDocument();
});

it('prints the fee on the invoice', async () => {
  renderOffice('/orders/invoices?ids=ord_1', { 'GET /staff/orders/ord_1': packed });
  expect(await screen.findByRole('row', { name: /^Cash on delivery .*₹25.00/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Total, cash on delivery/ })).toBeInTheDocument();
});
