import { expect, it } from '@jest/globals';
import type { OrderPage as Page } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { orderPage } from './order-page-fixture';
import { OrderPage } from './page';

const open = (page: Page) =>
  renderWithShop(
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>,
    { route: '/orders/ord_1', routes: { 'GET /order/ord_1/page': page } },
  );

const shippedAt = '2026-08-14T09:00:00.000Z';
const sent = { courier: 'India Post', trackingNumber: 'RP1' };

const inParts = orderPage({
  timeline: [
    { kind: 'placed', at: '2026-08-13T18:31:00.000Z' },
    { kind: 'parcel-shipped', at: shippedAt, ...sent, parcel: 1 },
    { kind: 'shipped', at: shippedAt, courier: 'Delhivery', trackingNumber: 'D2', parcel: 2 },
    { kind: 'parcel-delivered', at: '2026-08-16T09:00:00.000Z', parcel: 2 },
  ],
  parcels: [
    {
      number: 1,
      state: 'in-transit',
      ...sent,
      shippedAt,
      items: ['1 × Botanical Washi Tape, Sage'],
      reports: [],
    },
    {
      ...{ number: 2, state: 'delivered', courier: 'Delhivery', trackingNumber: 'D2', shippedAt },
      trackingUrl: 'https://courier.example/D2',
      items: ['1 × Botanical Washi Tape, Sage'],
      reports: [
        { at: '2026-08-16T09:00:00.000Z', state: 'delivered', place: 'Pune', text: 'Delivered to consignee' },
        { at: '2026-08-15T09:00:00.000Z', place: '', text: 'Bagged' },
      ],
    },
  ],
});

it('shows each parcel with its items, tracking and the courier’s reports', async () => {
  open(inParts);
  const region = within(await screen.findByRole('region', { name: 'Parcels' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Parcel 1: On its way',
    'Parcel 2: Delivered',
  ]);
  expect(region.getAllByText('1 × Botanical Washi Tape, Sage')).toHaveLength(2);
  expect(region.getByRole('link', { name: 'D2' })).toHaveAttribute('href', 'https://courier.example/D2');
  expect(region.getByText('RP1').tagName).toBe('STRONG');
  expect(region.getByText(/Delivered to consignee/).parentElement?.textContent).toBe(
    '16 August 2026: Delivered to consignee, Pune',
  );
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Order Placed14 August 2026',
    'Parcel 1 is on its way14 August 2026India Post, tracking number RP1',
    'Parcel 2 is on its way14 August 2026Delhivery, tracking number D2',
    'Parcel 2 was delivered16 August 2026',
  ]);
});

it('does not list parcels of an order in one parcel', async () => {
  open(orderPage({ timeline: [{ kind: 'shipped', at: shippedAt, ...sent }] }));
  expect(await screen.findByText('On its way')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Parcels' })).not.toBeInTheDocument();
});
