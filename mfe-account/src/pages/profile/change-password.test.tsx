import { expect, it } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordForm } from './change-password';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function change(routes: FakeRoutes, password = 'kharif-28') {
  const shop = renderWithShop(<ChangePasswordForm email="asha@example.in" />, { routes });
  await userEvent.type(field('Current password'), 'monsoon-27');
  await userEvent.type(field('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change the Password' }));
  return shop;
}

it('sends both passwords, shows a success message, and clears the input', async () => {
  const { requests } = await change({ 'POST /user/change-password': { success: true } });
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([
    { currentPassword: 'monsoon-27', password: 'kharif-28' },
  ]);
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
});

it.each([
  ['Current password', 403, 'Your current password is not correct.'],
  ['New password', 422, 'This password is too common. Choose a different one.'],
])('shows the error next to its field: %s', async (label, status, message) => {
  await change({ 'POST /user/change-password': apiFailure(status, message) });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  expect(field(label)).toHaveFocus();
});

it('does not send a password that is too short', async () => {
  const { requests } = await change({}, 'short');
  expect(screen.getByText('Choose a longer password: at least 8 characters.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});
