import { describe, expect, it } from '@jest/globals';
import { renderWithShop, user } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileCard } from './profile-card';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function rename(name: string) {
  await press('Edit');
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), name);
}

describe('ProfileCard', () => {
  it('shows who the shopper is, to read at first', () => {
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

  it('never lets the e-mail be edited', async () => {
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

  it('says at the field what is longer than an account takes, and stays', async () => {
    renderWithShop(<ProfileCard user={user()} />);
    await rename('x'.repeat(121));
    await press('Save Changes');
    const name = screen.getByRole('textbox', { description: 'Name must not be longer than 120 characters' });
    expect(name).toHaveFocus();
    expect(name).toHaveValue('x'.repeat(121));
    await userEvent.type(name, '{Backspace}');
    expect(name).not.toHaveAttribute('aria-invalid');
    await press('Save Changes');
    expect(field('Name').readOnly).toBe(true);
  });

  it('only leaves the edit mode on Save Changes', async () => {
    const { requests } = renderWithShop(<ProfileCard user={user()} />);
    await rename('Meera');
    await press('Save Changes');
    expect(field('Name')).toMatchObject({ value: 'Meera', readOnly: true });
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
