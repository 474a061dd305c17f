import { describe, expect, it, jest } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutButton } from './page';

async function signOut(routes: FakeRoutes) {
  const onSignedOut = jest.fn();
  const shop = renderWithShop(<SignOutButton onSignedOut={onSignedOut} />, { routes });
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  return { ...shop, onSignedOut };
}

describe('SignOutButton', () => {
  it('leaves the page once the server has ended the session', async () => {
    const { requests, onSignedOut } = await signOut({ 'POST /user/signout': { success: true } });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
    expect(requests).toMatchObject([{ method: 'POST', path: '/user/signout' }]);
  });

  it('stays on the page if the request fails', async () => {
    const { notices, onSignedOut } = await signOut({ 'POST /user/signout': apiFailure(503, 'Not now') });
    await waitFor(() => expect(notices).toEqual(['Not now']));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
