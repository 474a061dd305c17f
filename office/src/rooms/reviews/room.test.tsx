import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedReview, ReviewDetail } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const facts = {
  state: 'waiting',
  ...{ id: 'rvw_1', stars: 4, title: 'Thick paper', author: 'Asha R.', reports: 0 },
  writtenAt: '2026-11-25T10:00:00.000Z',
  product: { id: 'prd_1', title: 'Dot Journal', slug: 'dot-journal' },
} as const;
const listed: ListedReview = { ...facts, beginning: 'No bleed with my broad nib.' };
const review: ReviewDetail = {
  ...facts,
  ...{ version: 3, text: 'No bleed with my broad nib.', reason: null, reply: null, decidedAt: null },
  customer: { id: 'usr_1', name: 'Asha Rao' },
  order: { id: 'ord_1', number: 'VC-AAAA1-11111' },
};
const list = { items: [{ ...listed, reports: 2 }], total: 1, page: 1, pageSize: 25 };
const setting = { showsReviews: true };

it('lists reviews by status, rating and reports, and keeps the filters in the URL', async () => {
  const { requests, address } = renderOffice('/reviews?state=waiting', {
    'GET /staff/reviews': list,
    'GET /staff/review-setting': setting,
  });
  await screen.findByText('1 review');
  expect(screen.getByText('2 reports')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Rating'), '1 star');
  await userEvent.selectOptions(screen.getByLabelText('Reports'), 'Reported only');
  await userEvent.type(screen.getByLabelText('Search'), 'dot{Enter}');
  expect(address()).toBe('/reviews?state=waiting&search=dot&stars=1&reported=yes');
  await screen.findByText('1 review');
  expect(requests.map(({ path }) => path)).toContain(
    '/staff/reviews?search=dot&state=waiting&stars=1&reported=yes&page=1',
  );
});

it('switches reviews on and off', async () => {
  let showsReviews = false;
  const { requests } = renderOffice('/reviews', {
    'GET /staff/reviews': { ...list, items: [], total: 0 },
    'GET /staff/review-setting': () => ({ showsReviews }),
    'POST /staff/review-setting': ({ body }: { readonly body: unknown }) => {
      ({ showsReviews } = body as { showsReviews: boolean });
      return { data: { showsReviews } };
    },
  });
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show reviews' }));
  expect(await screen.findByText(/^Product pages show published reviews\./)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop showing reviews', busy: false }));
  expect(await screen.findByText(/^The shop shows no customer reviews/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { showsReviews: true },
    { showsReviews: false },
  ]);
});

it('publishes the version that was read, and shows why a changed one was refused', async () => {
  let current = review;
  const { requests } = renderOffice('/reviews/rvw_1', {
    'GET /staff/reviews/rvw_1': () => current,
    'POST /staff/reviews/rvw_1/publish': () => {
      if (current.version === 3) {
        current = { ...review, version: 4, text: 'Changed.' };
        return apiFailure(409, 'The author changed this review after you opened it. Read it again.');
      }
      current = { ...current, state: 'published' };
      return { data: current };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^The author changed this review/)).toBeInTheDocument();
  expect(await screen.findByText('Changed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Publish', busy: false }));
  expect(await screen.findByText('Review published.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { version: 3 },
    { version: 4 },
  ]);
});

it('rejects with a reason, and keeps the dialog when that fails', async () => {
  let current: ReviewDetail = { ...review, state: 'published', reports: 1 };
  let refuses = true;
  const { requests } = renderOffice('/reviews/rvw_1', {
    'GET /staff/reviews/rvw_1': () => current,
    'POST /staff/reviews/rvw_1/reject': () => {
      if (refuses) return apiFailure(503, 'Not now.');
      current = { ...review, state: 'rejected', reason: 'It names a person.' };
      return { data: current };
    },
  });
  expect(await screen.findByRole('button', { name: 'Keep published' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject review' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'It names a person.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Not now.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Reject', busy: false }));
  expect(await screen.findByText('Review rejected.')).toBeInTheDocument();
  expect(screen.getByText('It names a person.', { selector: 'dd' })).toBeInTheDocument();
  expect(requests.at(-1)?.method).toBe('GET');
});

it('saves a reply', async () => {
  const { requests } = renderOffice('/reviews/rvw_1', {
    'GET /staff/reviews/rvw_1': review,
    'POST /staff/reviews/rvw_1/reply': { data: { ...review, reply: 'Thank you.' } },
  });
  const form = within(await screen.findByRole('form', { name: 'Reply' }));
  await userEvent.type(form.getByRole('textbox'), 'Thank you.');
  await userEvent.click(form.getByRole('button', { name: 'Save reply' }));
  expect(await screen.findByText('Reply saved.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Thank you.' });
});

it('shows that a review does not exist', async () => {
  renderOffice('/reviews/rvw_9', { 'GET /staff/reviews/rvw_9': apiFailure(404, 'Review not found.') });
  expect(await screen.findByRole('heading', { name: 'Review not found' })).toBeInTheDocument();
});

it.each(['viewer', 'packer'] as const)('shows “Page not found” to a %s', async (role) => {
  renderOffice('/reviews', { 'GET /staff/me': me({ role, rights: ['read'] }) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
