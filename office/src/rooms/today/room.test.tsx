import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../testing/render-office';
import { busyFigures, figures } from '../../testing/figures';

it('is the start page, and shows open tasks and figures as text and tables', async () => {
  const { address } = renderOffice('/', { 'GET /staff/today': busyFigures() });
  expect(await screen.findByText('2 orders, 100% more than this time yesterday')).toBeInTheDocument();
  expect(address()).toBe('/today');
  expect(screen.getByText('₹448.00, 300% more than this time yesterday')).toBeInTheDocument();
  const hrefs = ['1 order to pack', '2 orders to review', '12 products low or out of stock'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/orders?status=placed',
    '/review',
    '/products?stock=short&active=yes&sort=stock-up',
  ]);
  const table = screen.getByRole('table', { name: 'Revenue by hour', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })[2]?.textContent).toMatch(/₹448\.00₹0\.00$/);
  expect(screen.getByText('5%', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'And 11 more products' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CSV of best sellers' })).toHaveAttribute(
    'href',
    '/api/v1/staff/today/export?period=today&of=sellers',
  );
});

it('loads another period, and keeps it in the URL', async () => {
  const { address, requests } = renderOffice('/today', {
    'GET /staff/today': figures(),
    'GET /staff/today?period=7': figures({ period: '7', by: 'day' }),
  });
  expect(await screen.findByText('No orders yet today')).toBeInTheDocument();
  expect(screen.getByText(/Nothing sold yet/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '7 days' }));
  expect(await screen.findByText('No orders in 7 days')).toBeInTheDocument();
  expect(address()).toBe('/today?period=7');
  expect(requests.filter(({ path }) => path.startsWith('/staff/today'))).toHaveLength(2);
});
