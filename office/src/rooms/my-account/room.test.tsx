import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../testing/render-office';

const session = (id: string, current = false) => ({
  id,
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: `2026-11-25T1${id}:00:00.000Z`,
  lastSeen: `2026-11-25T1${id}:30:00.000Z`,
  current,
});

it('ends other sessions one by one, or all at once', async () => {
  let sessions = [session('3'), session('2'), session('1'), session('0', true)];
  const { requests } = renderOffice('/my-account', {
    'GET /staff/me/sessions': () => sessions,
    'POST /staff/me/sessions/3/end': () => {
      sessions = sessions.slice(1);
      return { success: true };
    },
    'POST /staff/me/sessions/end-others': () => {
      sessions = sessions.filter(({ current }) => current);
      return { success: true };
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Active sessions' }));
  const [first] = await list.findAllByRole('button', { name: /^End the session of/ });
  expect(list.getAllByText('Firefox on Linux')).toHaveLength(4);
  if (first) await userEvent.click(first);
  expect(await list.findByText('Session ended.')).toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'End all other sessions' }));
  expect(await list.findByText('Your other sessions have ended.')).toBeInTheDocument();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('changes the password, and shows why it was refused', async () => {
  let refuses = true;
  const { requests } = renderOffice('/my-account', {
    'GET /staff/me/sessions': [session('0', true)],
    'POST /staff/me/password': () =>
      refuses ? apiFailure(403, 'That is not your current password.') : { success: true },
  });
  const current = await screen.findByLabelText<HTMLInputElement>('Current password');
  await userEvent.type(current, 'seven blue stamps');
  await userEvent.type(screen.getByLabelText('New password'), 'nine green seals');
  const change = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(change);
  expect(await screen.findByText('That is not your current password.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(change);
  expect(await screen.findByText(/^Password changed/)).toBeInTheDocument();
  expect(current.value).toBe('');
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    current: 'seven blue stamps',
    password: 'nine green seals',
  });
});
