import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodSetting } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const off: CodSetting = { offered: false, feePaise: 0, minPaise: null, maxPaise: null, confirmHours: 24 };

const open = (more: Parameters<typeof renderOffice>[1]) =>
  renderOffice('/delivery', {
    'GET /staff/pin-rules': { versions: [] },
    'GET /staff/delivery-setting': { allStates: false },
    'GET /staff/cod-setting': off,
    ...more,
  });

it('switches cash on delivery on, with its terms, and shows why a change is refused', async () => {
  let setting = off;
  let refuses = true;
  const { requests } = open({
    'GET /staff/cod-setting': () => setting,
    'POST /staff/cod-setting': ({ body }: { readonly body: unknown }) =>
      refuses
        ? apiFailure(400, 'The minimum must not be above the maximum.', 'minPaise')
        : (setting = body as CodSetting),
  });
  expect(await screen.findByText('The checkout does not offer cash on delivery.')).toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Cash on delivery' }));
  await userEvent.click(form.getByLabelText('Offer cash on delivery'));
  await userEvent.clear(form.getByLabelText('Fee in ₹, before GST'));
  await userEvent.type(form.getByLabelText('Fee in ₹, before GST'), '25.50');
  await userEvent.type(form.getByLabelText('Maximum total in ₹'), '5000');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The minimum must not be above the maximum.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Cash on delivery settings saved.')).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ offered: true, feePaise: 2_550, minPaise: null, maxPaise: 500_000, confirmHours: 24 },
  });
  expect(
    await screen.findByText(
      'The checkout offers cash on delivery for a fee of ₹25.50 plus GST, for orders up to ₹5,000.00. Customers have 24 hours to confirm an order.',
    ),
  ).toBeInTheDocument();
});

it('is read-only for staff who may not change it', async () => {
  open({
    'GET /staff/me': me({ rights: ['read'] }),
    'GET /staff/cod-setting': { ...off, offered: true, confirmHours: 1 },
  });
  expect(
    await screen.findByText(
      'The checkout offers cash on delivery without a fee. Customers have 1 hour to confirm an order.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Cash on delivery' })).not.toBeInTheDocument();
});
