import { describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './forgot-password/page';
import { ResetPasswordPage } from './reset-password/page';

const responded = "If an account exists for this email address, we've sent a link to reset the password.";
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ForgotPasswordPage', () => {
  it("requests a link by email, shows the shop's message, and links to the login page", async () => {
    const { requests } = renderWithShop(<ForgotPasswordPage />, {
      routes: {
        'GET /account-settings': { passwordReset: true },
        'POST /user/forgot-password': { success: true, message: responded },
      },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    await userEvent.click(screen.getByRole('button', { name: 'Send the Link' }));
    expect(await screen.findByText(responded)).toHaveFocus();
    expect(requests.at(-1)?.body).toEqual({ email: 'asha@example.in' });
    expect(href('Sign In')).toBe('/auth/login');
  });

  it('keeps the input when the request fails', async () => {
    const { notices } = renderWithShop(<ForgotPasswordPage />, {
      routes: {
        'GET /account-settings': { passwordReset: true },
        'POST /user/forgot-password': apiFailure(429, 'Too many attempts'),
      },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    await userEvent.click(screen.getByRole('button', { name: 'Send the Link' }));
    await waitFor(() => expect(notices).toEqual(['Too many attempts']));
    expect(screen.getByDisplayValue('asha@example.in')).toBeInTheDocument();
  });

  it('shows the contact address if the shop does not send email', async () => {
    renderWithShop(<ForgotPasswordPage />, {
      routes: { 'GET /account-settings': { passwordReset: false } },
    });
    expect((await screen.findByText(/cannot be requested here/)).textContent).toContain(
      'hello@vintagecraft.example',
    );
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });
});

async function choose(routes: FakeRoutes, password = 'kharif-28', route = '/auth/reset-password?token=t-1') {
  const shop = renderWithShop(<ResetPasswordPage />, { route, routes });
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change the Password' }));
  return shop;
}

describe('ResetPasswordPage', () => {
  it("sends the link's token with a new password, and links to the login page", async () => {
    const { requests } = await choose({ 'POST /user/reset-password': { success: true } });
    expect(await screen.findByText(/Your password has been changed/)).toHaveFocus();
    expect(requests[0]?.body).toEqual({ token: 't-1', password: 'kharif-28' });
    expect(href('Sign In')).toBe('/auth/login');
  });

  it('lets the browser suggest a new password', () => {
    renderWithShop(<ResetPasswordPage />, { route: '/auth/reset-password?token=t-1' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('offers a new link when this one has expired', async () => {
    await choose({ 'POST /user/reset-password': apiFailure(400, 'This link is no longer valid.') });
    expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
    expect(href('Request a New Link')).toBe('/auth/forgot-password');
  });

  it('shows an error next to the field for a short password', async () => {
    await choose({}, 'short');
    expect(await screen.findByText('Choose a longer password: at least 8 characters.')).toBeInTheDocument();
  });

  it('shows the shop’s error next to the password field', async () => {
    const message = 'This password is too common. Choose a different one.';
    await choose({ 'POST /user/reset-password': apiFailure(422, message) }, 'sunshine');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('can be retried after any other failure', async () => {
    const { notices } = await choose({ 'POST /user/reset-password': apiFailure(503, 'Not now') });
    await waitFor(() => expect(notices).toEqual(['Not now']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change the Password' })).toBeEnabled());
  });

  it('offers a new link when its token is missing', () => {
    renderWithShop(<ResetPasswordPage />, { route: '/auth/reset-password' });
    expect(screen.getByText('This link is incomplete.')).toBeInTheDocument();
    expect(href('Request a New Link')).toBe('/auth/forgot-password');
  });
});
