import { expect, it } from '@jest/globals';
import { apiFailure, type FakeRequest } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail, Parcel } from '../../../api/types';
import { orderDetail } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const booked = (change: Partial<Parcel> = {}): Parcel => ({
  number: 1,
  state: 'booked',
  courier: 'Sandbox courier',
  trackingNumber: 'SBX1',
  weightGrams: 300,
  shippedAt: null,
  deliveredAt: null,
  lines: [{ productId: 'p1', color: 'Indigo', title: 'Booti Washi Tape', quantity: 2 }],
  reports: [],
  actions: ['label', 'pickup', 'hand-over', 'cancel'],
  ...change,
});

const [line] = orderDetail().lines;

const packed = (change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({
    status: 'packed',
    actions: ['ship', 'refund'],
    lines: line ? [{ ...line, quantity: 2, toSend: 2, weightGrams: 150 }] : [],
    ...change,
  });

const withParcel = (change: Partial<Parcel> = {}) => packed({ actions: [], parcels: [booked(change)] });

const couriers = [{ code: 'sandbox', title: 'Sandbox courier' }];
const surface = { service: 'surface', title: 'Surface', pricePaise: 6_300, days: { min: 3, max: 6 } };
const ratesOf = (...rates: object[]) => ({ data: { weightGrams: 300, collectPaise: 0, rates } });

const dialog = () => within(screen.getByRole('dialog'));

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Book courier' }));

const getPrices = () => userEvent.click(dialog().getByRole('button', { name: 'Get prices' }));

it('books a courier’s service after showing the prices', async () => {
  let order = packed();
  let refuses = true;
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'GET /staff/couriers': couriers,
    'POST /staff/orders/ord_1/parcels/rates': ratesOf({ ...surface, takesCash: false }),
    'POST /staff/orders/ord_1/parcels/book': () => {
      if (refuses) return apiFailure(422, 'Sandbox courier: the phone number is not valid');
      order = withParcel();
      return { data: order };
    },
  });
  await open();
  expect(dialog().getByLabelText('Weight in grams')).toHaveValue(300);
  await getPrices();
  await userEvent.click(await dialog().findByLabelText('Surface, ₹63.00, 3 to 6 days'));
  await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
  expect(await dialog().findByText('Sandbox courier: the phone number is not valid')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Parcel 1 booked.')).toBeInTheDocument();
  const sent = requests
    .filter(({ path }) => path.endsWith('/book'))
    .map(({ body }) => body as { key: string });
  expect(sent).toEqual(
    Array(2).fill({
      ...{ key: expect.any(String), courier: 'sandbox', service: 'surface', weightGrams: 300 },
      lines: [{ productId: 'p1', color: 'Indigo', quantity: 2 }],
    }),
  );
  // A corrected booking has a new key.
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

it('shows when a courier is down, does not deliver or does not collect cash', async () => {
  let reply: unknown = apiFailure(503, 'Sandbox courier could not be reached. Try again.');
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': packed(),
    'GET /staff/couriers': couriers,
    'POST /staff/orders/ord_1/parcels/rates': () => reply,
  });
  await open();
  await getPrices();
  expect(await dialog().findByText(/could not be reached/)).toBeInTheDocument();
  reply = ratesOf();
  await getPrices();
  expect(await dialog().findByText(/cannot deliver this parcel to this address/)).toBeInTheDocument();
  reply = { data: { ...ratesOf({ ...surface, takesCash: false }).data, collectPaise: 25_200 } };
  await getPrices();
  expect(await dialog().findByText(/does not offer cash on delivery for this parcel/)).toBeInTheDocument();
  await userEvent.clear(dialog().getByLabelText('Quantity of Booti Washi Tape, Indigo'));
  await getPrices();
  expect(await dialog().findByText('Choose the items for the parcel.')).toBeInTheDocument();
});

it('leaves a booking with an unknown outcome to the list of parcels', async () => {
  let order = packed();
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'GET /staff/couriers': couriers,
    'POST /staff/orders/ord_1/parcels/rates': ratesOf({ ...surface, takesCash: true }),
    'POST /staff/orders/ord_1/parcels/book': () => {
      order = withParcel({ trackingNumber: null, actions: ['complete', 'cancel'] });
      return apiFailure(503, 'Parcel 1 stays reserved.');
    },
    'POST /staff/orders/ord_1/parcels/1/complete': () => {
      order = withParcel();
      return { data: order };
    },
  });
  await open();
  await getPrices();
  await userEvent.click(await dialog().findByLabelText(/^Surface/));
  await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Parcel 1 stays reserved.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Complete booking' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Complete booking' }));
  expect(await screen.findByText('Parcel 1 booked.')).toBeInTheDocument();
});

it('offers the label, a pickup, the hand-over and the cancellation of a booked parcel', async () => {
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': withParcel(),
    ...Object.fromEntries(
      ['pickup', 'hand-over', 'cancel'].map((step) => [
        `POST /staff/orders/ord_1/parcels/1/${step}`,
        { data: withParcel() },
      ]),
    ),
  });
  expect(await screen.findByRole('link', { name: 'Label (PDF)' })).toHaveAttribute(
    'href',
    '/api/v1/staff/orders/ord_1/parcels/1/label',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Request pickup' }));
  await userEvent.type(dialog().getByLabelText('Day'), '2026-12-01');
  await userEvent.click(dialog().getByRole('button', { name: 'Request pickup' }));
  expect(await screen.findByText('Parcel 1 scheduled for pickup.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as handed over' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Mark as handed over' }));
  expect(await screen.findByText('Parcel 1 handed over.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Parcel 1 cancelled.')).toBeInTheDocument();
  const posts = requests.filter(({ method }: FakeRequest) => method === 'POST');
  expect(posts[0]?.body).toEqual({ day: '2026-12-01' });
});
