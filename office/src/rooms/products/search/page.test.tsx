import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchSettings } from '../../../api/types';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const settings: SearchSettings = {
  synonyms: [
    { id: 's1', phrases: ['kite', 'पतंग'], finds: null, changedAt: '2026-11-20T06:30:00Z', changedBy: null },
    {
      id: 's2',
      phrases: ['red'],
      finds: ['vermilion'],
      changedAt: '2026-11-21T06:30:00Z',
      changedBy: 'Asha',
    },
  ],
  misses: [{ text: 'typewriter', count: 12, lastAt: '2026-11-22T06:30:00Z' }],
};

const open = (more: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice('/products/search', { 'GET /staff/search': settings, ...more });

it('lists searches without a result, and synonyms', async () => {
  open();
  const misses = within(await screen.findByRole('table', { name: 'Searches without a result' }));
  expect(misses.getByText('typewriter')).toBeInTheDocument();
  expect(misses.getByText('12')).toBeInTheDocument();
  const synonyms = within(screen.getByRole('table', { name: 'Synonyms' }));
  expect(synonyms.getByText('kite, पतंग')).toBeInTheDocument();
  expect(synonyms.getByText('Each other')).toBeInTheDocument();
  expect(synonyms.getByText('vermilion')).toBeInTheDocument();
});

it('adds synonyms for a search without a result, and keeps the form when they are refused', async () => {
  let refuses = true;
  const { requests } = open({
    'POST /staff/search/synonyms': () =>
      refuses ? apiFailure(400, 'Enter at least two words or phrases that differ.') : { data: settings },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add synonyms for “typewriter”' }));
  const dialog = within(screen.getByRole('dialog'));
  const words = dialog.getByLabelText(/Words or phrases/);
  expect(words).toHaveValue('typewriter');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter at least two words or phrases that differ.')).toBeInTheDocument();
  refuses = false;
  await userEvent.type(words, ', alphabet stamp');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    phrases: ['typewriter', 'alphabet stamp'],
    finds: null,
  });
});

it('changes and removes a group', async () => {
  const { requests } = open({
    'POST /staff/search/synonyms/s2': { data: settings },
    'POST /staff/search/synonyms/s2/remove': { data: settings },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “red”' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Also find/), ', sindoor');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Remove “red”' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/staff/search/synonyms/s2', { phrases: ['red'], finds: ['vermilion', 'sindoor'] }],
    ['/staff/search/synonyms/s2/remove', undefined],
  ]);
});

it('shows that no search lacked results, and is read-only for viewers', async () => {
  open({
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/search': { ...settings, misses: [] },
  });
  expect(await screen.findByText('None so far')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /synonyms|Edit|Remove/ })).not.toBeInTheDocument();
});
