import { describe, expect, it, jest } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './page';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function signIn(routes: FakeRoutes) {
  const onSignedIn = jest.fn();
  const shop = renderWithShop(<LoginForm onSignedIn={onSignedIn} />, { routes });
  await userEvent.type(email(), 'asha@example.in');
  await userEvent.type(password(), 'monsoon-27');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return { ...shop, onSignedIn };
}

describe('LoginForm', () => {
  it('has only email and password, both required', () => {
    renderWithShop(<LoginForm onSignedIn={() => undefined} />);
    expect(email()).toMatchObject({ type: 'email', required: true });
    expect(password()).toMatchObject({ type: 'password', required: true });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Forgot Password', '/auth/forgot-password'],
      ['Sign Up', '/auth/signup'],
    ]);
  });

  it('shows a processing label during the request', async () => {
    let response: (body: unknown) => void = () => undefined;
    await signIn({ 'POST /user/signin': new Promise((resolve) => (response = resolve)) });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' })).toBeDisabled();
    response({ success: true });
    expect(await screen.findByRole('button', { name: 'Sign In', hidden: true })).toBeInTheDocument();
  });

  it('sends the payload, clears the form, shows the alert and then leaves the page', async () => {
    const { requests, onSignedIn } = await signIn({ 'POST /user/signin': { success: true } });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Login-Succesfully');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        path: '/user/signin',
        body: { name: '', email: 'asha@example.in', password: 'monsoon-27', confirmPassword: '' },
      },
    ]);
    expect([email().value, password().value]).toEqual(['', '']);
    expect(onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('keeps the form when the request fails, and shows only a toast', async () => {
    const { notices, onSignedIn } = await signIn({
      'POST /user/signin': apiFailure(401, 'Wrong email or password'),
    });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(notices).toEqual(['Wrong email or password']);
    expect([email().value, password().value]).toEqual(['asha@example.in', 'monsoon-27']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('treats a response without success as a failure', async () => {
    await signIn({ 'POST /user/signin': { success: false } });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(email().value).toBe('asha@example.in');
  });
});
