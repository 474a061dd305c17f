import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listedOrder, me } from '../testing/fixtures';
import { renderOffice } from '../testing/render-office';

const list = { items: [listedOrder()], total: 1, totalPaise: 29_200, page: 1, pageSize: 25 };

async function signIn(code: string) {
  await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Password'), 'seven blue stamps');
  await userEvent.type(screen.getByLabelText('Code'), `${code}{Enter}`);
}

/** An API whose session starts with the code 123456 and can end. */
function sessions(open: boolean) {
  const state = { open };
  const inside = (data: unknown) => () => (state.open ? data : apiFailure(401, 'Sign in first.'));
  const routes = {
    'GET /staff/me': inside(me()),
    'GET /staff/orders': inside(list),
    'GET /staff/log': inside([]),
    'POST /staff/sign-in': ({ body }: { body: unknown }) => {
      if ((body as { code: string }).code !== '123456') return apiFailure(401, 'A code works once.');
      state.open = true;
      return { enrolled: true };
    },
    'POST /staff/sign-out': () => {
      state.open = false;
      return { success: true };
    },
  };
  return { state, routes };
}

it('asks for a sign-in, shows why it failed, and returns to the requested page', async () => {
  const { address } = renderOffice('/orders?status=placed', sessions(false).routes);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  await signIn('000000');
  expect(await screen.findByText('A code works once.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('link', { name: 'VC-AAAAA-11111' })).toBeInTheDocument();
  expect(address()).toBe('/orders?status=placed');
});

it('returns to the page after a session has ended, and shows the reason', async () => {
  const { state, routes } = sessions(true);
  const { address } = renderOffice('/orders', routes);
  await screen.findByRole('link', { name: 'VC-AAAAA-11111' });
  state.open = false;
  await userEvent.click(screen.getByRole('link', { name: 'Activity log' }));
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
  await signIn('123456');
  expect(await screen.findByRole('heading', { name: 'Activity log' })).toBeInTheDocument();
  expect(address()).toBe('/log');
});

it('signs out without a reason while a page is still loading', async () => {
  const { routes } = sessions(true);
  let refuse = () => {};
  const orders = new Promise((resolve) => {
    refuse = () => resolve(apiFailure(401, 'Sign in first.'));
  });
  const { address, requests } = renderOffice('/orders', {
    ...routes,
    'GET /staff/orders': orders,
    'POST /staff/sign-out': () => {
      refuse();
      return orders.then(() => ({ success: true }));
    },
  });
  await waitFor(() => expect(requests.some(({ path }) => path.startsWith('/staff/orders'))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(address()).toBe('/sign-in');
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
});

it('signs out without a reason, and clears its data', async () => {
  const { routes } = sessions(true);
  const { address } = renderOffice('/orders', routes);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(address()).toBe('/sign-in');
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
});

it('shows a viewer only the sections that the role allows', async () => {
  const viewer = me({ role: 'viewer', rights: ['read'] });
  renderOffice('/staff', { 'GET /staff/me': viewer });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  const rooms = screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());
  expect(rooms).toEqual(expect.arrayContaining(['Orders', 'Review', 'My account']));
  expect(rooms).not.toEqual(expect.arrayContaining(['Staff']));
  expect(rooms).not.toEqual(expect.arrayContaining(['Activity log']));
});

it('shows that the server failed, and loads after a retry', async () => {
  let fails = true;
  renderOffice('/my-account', {
    'GET /staff/me': () => (fails ? apiFailure(503, 'The shop is busy.') : me()),
    'GET /staff/me/sessions': [],
  });
  expect(await screen.findByText('The shop is busy.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
});
