import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../testing/render-office';

const originalFetch = globalThis.fetch;
let serverResponds = true;
let checks = 0;

beforeEach(() => {
  checks = 0;
  const fetch = async () => {
    checks += 1;
    if (!serverResponds) throw new TypeError('Failed to fetch');
    return { status: 200, arrayBuffer: async () => new ArrayBuffer(0) };
  };
  Object.assign(globalThis, { fetch });
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: originalFetch });
});

/** Lets the server respond or not, and the browser report a network or not. */
function become({ responds, reported = responds }: { responds: boolean; reported?: boolean }) {
  serverResponds = responds;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(reported);
  act(() => void window.dispatchEvent(new Event(reported ? 'online' : 'offline')));
}

const orders = { items: [], total: 0, totalPaise: 0, page: 1, pageSize: 25 };

const openOrders = () =>
  renderOffice('/orders', {
    'GET /staff/orders': () => {
      if (!serverResponds) throw new TypeError('Failed to fetch');
      return orders;
    },
  });

it('shows that the browser is offline, and loads missing data when it is back online', async () => {
  become({ responds: false });
  openOrders();
  expect(await screen.findByText('The list loads when you are back online.')).toBeInTheDocument();
  expect(screen.getByText(/changes are disabled until you are back online/)).toBeInTheDocument();
  become({ responds: true });
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

it('does not show that it is offline while the server responds, whatever the browser reports', async () => {
  become({ responds: true, reported: false });
  openOrders();
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  await waitFor(() => expect(checks).toBeGreaterThan(0));
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

it('shows that the server cannot be reached when the browser reports a network', async () => {
  become({ responds: false, reported: true });
  openOrders();
  expect(await screen.findByText(/The shop’s server cannot be reached/)).toBeInTheDocument();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});
