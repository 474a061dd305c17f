import { describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignupForm } from './page';

const filled = {
  Name: 'Asha Rao',
  Email: 'asha@example.in',
  Password: 'monsoon-27',
  'Phone Number': '9000012345',
};
const values = () => Object.keys(filled).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

/** The messages about a control; none while it is valid. */
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

async function signUp(routes: FakeRoutes, typed: Readonly<Record<string, string>> = filled) {
  const shop = renderWithShop(<SignupForm />, { route: '/auth/signup', routes });
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  return shop;
}

describe('SignupForm', () => {
  it('requires every field and links to the login page', () => {
    renderWithShop(<SignupForm />);
    for (const label of Object.keys(filled)) {
      expect(screen.getByLabelText<HTMLInputElement>(label)).toBeRequired();
    }
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login');
  });

  it('sends the payload, clears the form, shows the alert and stays on the page', async () => {
    const { requests, location } = await signUp({ 'POST /user/signup': { success: true } });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Account Created Succesfully');
    expect(requests[0]?.body).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.in',
      password: 'monsoon-27',
      phoneNumber: '9000012345',
    });
    expect(values()).toEqual(['', '', '', '']);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(location().pathname).toBe('/auth/signup');
  });

  it('keeps the form when the request fails', async () => {
    const { notices } = await signUp({ 'POST /user/signup': apiFailure(409, 'This email has an account') });
    await waitFor(() => expect(notices).toEqual(['This email has an account']));
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeInTheDocument();
    expect(values()).toEqual(Object.values(filled));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows an error next to the field for a short password, and sends nothing', async () => {
    const { requests } = await signUp({}, { ...filled, Password: 'monsoon' });
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password).toHaveFocus();
    expect(described(password)).toBe('Choose a longer password: at least 8 characters.');
    expect(requests).toEqual([]);
    await userEvent.type(password, '-');
    expect(described(password)).toBe('');
  });

  it('shows an error next to each field that is too long, and sends nothing', async () => {
    const { requests } = renderWithShop(<SignupForm />);
    const typed = { ...filled, Name: 'x'.repeat(121), 'Phone Number': '9'.repeat(31) };
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(described(screen.getByLabelText('Name'))).toBe('Name must not be longer than 120 characters');
    expect(described(screen.getByLabelText('Phone Number'))).toBe(
      'Phone number must not be longer than 30 characters',
    );
    expect(values()).toEqual(Object.values(typed));
    expect(requests).toEqual([]);
  });

  it('suggests a correction for an email address with a common typo', async () => {
    renderWithShop(<SignupForm />);
    await userEvent.type(screen.getByLabelText('Email'), 'asha@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Did you mean asha@gmail.com?' }));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@gmail.com');
  });

  it('shows the shop’s error next to the password field', async () => {
    const message = 'This password is too common. Choose a different one.';
    await signUp({ 'POST /user/signup': apiFailure(422, message) }, { ...filled, Password: 'sunshine' });
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(described(password)).toBe(message));
    expect(values()).toEqual(['Asha Rao', 'asha@example.in', 'sunshine', '9000012345']);
  });
});
