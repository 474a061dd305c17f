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

/** Sets whether the server responds and whether the browser reports a network. */
function setConnection({ responds, reported = responds }: { responds: boolean; reported?: boolean }) {
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
  setConnection({ responds: false });
  openOrders();
  expect(await screen.findByText('The list will load when you are back online.')).toBeInTheDocument();
  expect(screen.getByText(/changes are disabled until you are back online/)).toBeInTheDocument();
  setConnection({ responds: true });
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

it('does not show the offline notice while the server responds, even if the browser reports no network', async () => {
  setConnection({ responds: true, reported: false });
  openOrders();
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  await waitFor(() => expect(checks).toBeGreaterThan(0));
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

it('shows that the server cannot be reached when the browser reports a network', async () => {
  setConnection({ responds: false, reported: true });
  openOrders();
  expect(await screen.findByText(/The shop’s server cannot be reached/)).toBeInTheDocument();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});
