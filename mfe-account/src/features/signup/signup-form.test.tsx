import { describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignupForm } from './signup-form';

const typed = {
  Name: 'Asha Rao',
  Email: 'asha@example.in',
  Password: 'monsoon-27',
  'Phone Number': '9000012345',
};
const values = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

async function signUp(routes: FakeRoutes) {
  const shop = renderWithShop(<SignupForm />, { route: '/auth/signup', routes });
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  return shop;
}

describe('SignupForm', () => {
  it('requires every field and leads to the sign-in', () => {
    renderWithShop(<SignupForm />);
    for (const label of Object.keys(typed)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    }
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth/login');
  });

  it('sends the payload, clears the form and shows the alert, and stays', async () => {
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

  it('keeps the form when it fails', async () => {
    const { notices } = await signUp({ 'POST /user/signup': apiFailure(409, 'This e-mail has an account') });
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeTruthy();
    expect(notices).toEqual(['This e-mail has an account']);
    expect(values()).toEqual(Object.values(typed));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
