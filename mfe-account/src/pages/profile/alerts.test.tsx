import { expect, it } from '@jest/globals';
import type { OwnAlert } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductAlerts } from './alerts';

const pen: OwnAlert = { id: 'alt_1', kind: 'stock', title: 'Dip Pen', slug: 'dip-pen', confirmed: true };
const ink: OwnAlert = { id: 'alt_2', kind: 'price', title: 'Ink', slug: 'ink', confirmed: false };

const open = (routes: FakeRoutes) => renderWithShop(<ProductAlerts />, { route: '/user/profile', routes });

it('lists the shopper’s product alerts, and stops each with one press', async () => {
  const { requests } = open({
    'GET /user/alerts': [pen, ink],
    'POST /user/alerts/alt_1/stop': { data: [ink] },
    'POST /user/alerts/alt_2/stop': { data: [] },
  });
  expect(await screen.findByRole('link', { name: 'Dip Pen' })).toHaveAttribute('href', '/products/dip-pen');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dip Pen when it is backStop',
    'Ink when the price drops: please confirm with the link in our emailStop',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop: Dip Pen' }));
  expect(await screen.findByText('We will no longer email you about Dip Pen.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stop: Ink' }));
  expect(await screen.findByText('You have not requested emails about any product.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('keeps an alert if stopping it fails', async () => {
  const { notices } = open({
    'GET /user/alerts': [pen],
    'POST /user/alerts/alt_1/stop': apiFailure(500, 'Something went wrong.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop: Dip Pen' }));
  expect(await screen.findByRole('button', { name: 'Stop: Dip Pen', busy: false })).toBeEnabled();
  expect(notices).toEqual(['Something went wrong.']);
  expect(screen.queryByText(/^We will not write/)).not.toBeInTheDocument();
});

it('offers a retry if the list cannot be loaded', async () => {
  let response: unknown = apiFailure(500, 'Something went wrong.');
  open({ 'GET /user/alerts': () => response });
  expect(screen.getByText('Loading your emails about products')).toBeInTheDocument();
  await screen.findByRole('alert');
  response = [pen];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Dip Pen' })).toBeInTheDocument();
});
