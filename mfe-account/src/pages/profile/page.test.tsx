import { describe, expect, it } from '@jest/globals';
import { apiFailure, orderEntry, renderWithShop, sessionUser, user, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './page';

const open = (routes: FakeRoutes) => renderWithShop(<ProfilePage />, { route: '/user/profile', routes });
const signedIn = { 'GET /user/verify': sessionUser() };
const figure = async (label: string) =>
  (await screen.findByText(label)).closest('dt')?.nextSibling?.textContent;

describe('ProfilePage', () => {
  it('shows that it is loading', () => {
    open({ 'GET /user/verify': new Promise(() => undefined) });
    expect(screen.getByRole('status').textContent).toBe('Loading your dashboard');
  });

  it('shows the figures, with the sum of all rates without discount or quantity', async () => {
    const stamp = { ...orderEntry().productId, rate: 124_999.5 };
    const orders = [orderEntry({ quantity: 4 }), orderEntry({ _id: 'order-2', productId: stamp })];
    open({ ...signedIn, 'GET /user/profile': user({ orderDetail: orders }) });
    expect(await figure('Total Orders')).toBe('2');
    expect(await figure('Total Spent')).toBe('₹1,25,149.50');
    expect(await figure('Member Since')).toBe('20 November 2025');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Profile');
  });

  it('sums the rates as the list shows them', async () => {
    const productId = { ...orderEntry().productId, rate: 43.31, shownGstRate: 12 };
    const orders = [orderEntry({ productId }), orderEntry({ _id: 'order-2', productId })];
    open({ ...signedIn, 'GET /user/profile': user({ orderDetail: orders }) });
    expect(await figure('Total Spent')).toBe('₹97.02');
  });

  it('sends a visitor to the login page without requesting a profile', async () => {
    const { requests, notices } = open({ 'GET /user/verify': null });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Fuser%2Fprofile',
    );
    expect(requests.map(({ path }) => path)).toEqual(['/user/verify']);
    expect(notices).toEqual([]);
  });

  it('sends a shopper whose session has ended to the login page', async () => {
    open({ ...signedIn, 'GET /user/profile': apiFailure(401, 'Please sign in') });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('shows the error card, and the dashboard after a retry', async () => {
    let works = false;
    open({ ...signedIn, 'GET /user/profile': () => (works ? user() : apiFailure(500)) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Oops! Something went wrong');
    expect(screen.getByText('Unable to load your dashboard. Please try again.')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Order History')).toBeInTheDocument();
  });
});
