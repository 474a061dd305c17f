import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquiryDetail, ListedEnquiry } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const listed: ListedEnquiry = {
  id: 'enq_1',
  number: 'EN-AAAA-1111',
  state: 'open',
  receivedAt: '2026-11-25T10:00:00.000Z',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  phone: '9000090000',
  beginning: 'Do you post to Leh?',
};
const { beginning: message, ...facts } = listed;
const enquiry: EnquiryDetail = { ...facts, message, closedAt: null, events: [], canMail: true };
const list = { items: [listed], total: 1, page: 1, pageSize: 25 };

it('applies the filters, and keeps them in the URL', async () => {
  const { requests, address } = renderOffice('/enquiries?state=open', { 'GET /staff/enquiries': list });
  await screen.findByText('1 enquiry');
  await userEvent.type(screen.getByLabelText('Search'), 'EN-AAAA{Enter}');
  expect(address()).toBe('/enquiries?state=open&search=EN-AAAA');
  await screen.findByText('1 enquiry');
  expect(requests.map(({ path }) => path)).toContain('/staff/enquiries?search=EN-AAAA&state=open&page=1');
});

it('sends an answer, and keeps the text of a rejected one', async () => {
  let refuses = true;
  const { requests } = renderOffice('/enquiries/enq_1', {
    'GET /staff/enquiries/enq_1': enquiry,
    'POST /staff/enquiries/enq_1/answer': () =>
      refuses ? apiFailure(503, 'Not now.') : { data: { ...enquiry, state: 'answered' } },
  });
  const form = within(await screen.findByRole('form', { name: 'Answer' }));
  const field = form.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'Yes.');
  await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
  expect(await form.findByText('Not now.')).toBeInTheDocument();
  expect(field).toHaveValue('Yes.');
  refuses = false;
  await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('The answer is being sent.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ text: 'Yes.' });
});

it('links to an email program when the shop does not send email', async () => {
  renderOffice('/enquiries/enq_1', {
    'GET /staff/enquiries/enq_1': { ...enquiry, canMail: false },
    'GET /staff/me': me({ canMail: false }),
  });
  expect(await screen.findByRole('link', { name: 'Reply from your email app' })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Answer' })).not.toBeInTheDocument();
});

it.each(['viewer', 'packer'] as const)('shows “Page not found” to a %s', async (role) => {
  renderOffice('/enquiries', { 'GET /staff/me': me({ role, rights: ['read'] }) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
