import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

const notices = {
  version: 3,
  language: 'en',
  necessary: { signUp: 'For the account.', checkout: 'For the order.', contact: 'For the answer.' },
  optional: [{ id: 'offers', label: 'Emails about offers' }],
  rights: 'Write to us.',
};

it('shows the notices in the shop, and stops again', async () => {
  let showsNotices = false;
  const { requests } = renderOffice('/storefront/notices', {
    'GET /staff/consent-setting': () => ({ showsNotices, notices }),
    'POST /staff/consent-setting': ({ body }: { readonly body: unknown }) => {
      ({ showsNotices } = body as { showsNotices: boolean });
      return { data: { showsNotices, notices } };
    },
  });
  expect(
    await screen.findByText('The shop shows no notices, and sends no optional emails.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Version 3' })).toBeInTheDocument();
  for (const text of ['For the account.', 'For the order.', 'For the answer.', 'Emails about offers'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show notices' }));
  expect(await screen.findByText(/show the notice\.$/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop showing notices', busy: false }));
  expect(await screen.findByText(/^The shop shows no notices/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { showsNotices: true },
    { showsNotices: false },
  ]);
});

it('offers product alerts with the notices, and shows why it cannot', async () => {
  let setting = { showsNotices: true, offersAlerts: false, notices };
  let canMail = false;
  const { requests } = renderOffice('/storefront/notices', {
    'GET /staff/consent-setting': () => setting,
    'POST /staff/consent-setting': ({ body }: { readonly body: unknown }) => {
      if (!canMail) return apiFailure(409, 'The shop sends no email.');
      setting = { ...setting, ...(body as object) };
      return { data: setting };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer alerts' }));
  expect(await screen.findByText('The shop sends no email.')).toBeInTheDocument();
  canMail = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Offer alerts', busy: false }));
  expect(await screen.findByText(/^Product pages offer an email/)).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ showsNotices: true, offersAlerts: true });
});

it('shows a failure, and is read-only for viewers', async () => {
  let fails = true;
  renderOffice('/storefront/notices', {
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/consent-setting': () =>
      fails ? apiFailure(500, 'Something went wrong.') : { showsNotices: false, notices },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/^The shop shows no notices/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show notices' })).not.toBeInTheDocument();
});
