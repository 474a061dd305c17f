import { describe, expect, it } from '@jest/globals';
import { selectSessionUser } from '@shop/store';
import { apiFailure, renderWithShop, sessionUser, user, type FakeRoutes } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './page';
import { ProfileCard } from './profile-card';

/** Renders the whole page, which loads the profile of the card. */
const open = (routes: FakeRoutes) =>
  renderWithShop(<ProfilePage />, {
    route: '/user/profile',
    routes: { 'GET /user/verify': sessionUser(), 'GET /user/profile': user(), ...routes },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function rename(name: string) {
  await press('Edit');
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), name);
}

describe('ProfileCard', () => {
  it('shows the details, read-only at first', () => {
    renderWithShop(<ProfileCard user={user()} />);
    expect(screen.getByText('Premium Member')).toBeInTheDocument();
    expect(screen.getByText('Verified - Cannot be changed')).toBeInTheDocument();
    expect([field('Name'), field('Email'), field('Phone Number')].map(({ readOnly }) => readOnly)).toEqual([
      true,
      true,
      true,
    ]);
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  });

  it('never allows editing the email', async () => {
    renderWithShop(<ProfileCard user={user()} />);
    await press('Edit');
    expect(field('Name').readOnly).toBe(false);
    expect(field('Email').readOnly).toBe(true);
  });

  it('restores the stored values on Cancel', async () => {
    renderWithShop(<ProfileCard user={user()} />);
    await rename('Meera');
    await press('Cancel');
    expect(field('Name')).toMatchObject({ value: 'Asha Rao', readOnly: true });
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('saves name and phone number, and updates the page and the header', async () => {
    const data = { name: 'Meera', email: 'asha@example.in', phoneNumber: '9111191111' };
    const { requests, store } = open({ 'POST /user/profile': { success: true, data } });
    await screen.findByRole('heading', { level: 2, name: 'Asha Rao' });
    await rename('Meera');
    await userEvent.clear(field('Phone Number'));
    await userEvent.type(field('Phone Number'), '9111191111');
    await press('Save Changes');
    expect(await screen.findByText('Changes saved.')).toHaveFocus();
    expect(requests.at(-1)).toEqual({
      method: 'POST',
      path: '/user/profile',
      body: { name: 'Meera', phoneNumber: '9111191111' },
    });
    expect(field('Name')).toMatchObject({ value: 'Meera', readOnly: true });
    expect(field('Phone Number').value).toBe('9111191111');
    expect(screen.getByRole('heading', { level: 2, name: 'Meera' })).toBeInTheDocument();
    expect(selectSessionUser(store.getState())).toEqual({ name: 'Meera', email: 'asha@example.in' });
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    await press('Edit');
    await press('Cancel');
    expect(field('Name').value).toBe('Meera');
  });

  it.each([
    ['Name', '   ', 'Name is required'],
    ['Phone Number', ' ', 'Phone number is required'],
    ['Name', 'x'.repeat(121), 'Name must not be longer than 120 characters'],
    ['Phone Number', '9'.repeat(31), 'Phone number must not be longer than 30 characters'],
  ])('shows an error next to %s for the value %j, and sends nothing', async (label, typed, message) => {
    const { requests } = renderWithShop(<ProfileCard user={user()} />);
    await press('Edit');
    fireEvent.change(field(label), { target: { value: typed } });
    await press('Save Changes');
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(field(label).value).toBe(typed);
    expect(requests).toEqual([]);
    fireEvent.change(field(label), { target: { value: '1' } });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('keeps the input when it cannot be saved', async () => {
    const { notices } = renderWithShop(<ProfileCard user={user()} />, {
      routes: { 'POST /user/profile': apiFailure(503, 'Not now') },
    });
    await rename('Meera');
    await press('Save Changes');
    await waitFor(() => expect(notices).toEqual(['Not now']));
    // The fields can be edited again after the call, which ends after its message appears.
    await waitFor(() => expect(field('Name')).toMatchObject({ value: 'Meera', readOnly: false }));
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeInTheDocument();
  });
});
