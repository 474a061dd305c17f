import { expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { SignupForm } from './page';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const consent = {
  ...{ version: 4, language: 'en', rights: 'You can change your mind.' },
  necessary: { signUp: 'For your account.', checkout: 'For your order.', contact: 'For our answer.' },
  optional: [{ id: 'offers', label: 'Emails about offers' }],
};

async function open(storefront: object) {
  const shop = renderWithShop(<SignupForm />, {
    route: '/auth/signup',
    routes: { 'GET /storefront': storefront, 'POST /user/signup': { success: true } },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

async function send({ requests }: Awaited<ReturnType<typeof open>>) {
  const typed = {
    Name: 'Asha',
    Email: 'asha@example.in',
    Password: 'monsoon-27',
    'Phone Number': '9000012345',
  };
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('alertdialog');
  return requests.at(-1)?.body;
}

it('does not show a notice or send consents by default', async () => {
  const shop = await open({});
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await send(shop)).not.toHaveProperty('consents');
});

it('shows what the data is for, and asks for optional emails with an unticked checkbox', async () => {
  const shop = await open({ consent });
  expect(await screen.findByText('For your account.')).toBeInTheDocument();
  const box = screen.getByRole('checkbox', { name: 'Emails about offers (optional)' });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  // A form without scripts sends both.
  const fields = new FormData(box.closest('form') ?? undefined);
  expect(fields.getAll('consents')).toEqual(['notice@4']);
  expect(await send(shop)).toMatchObject({ consents: 'notice@4' });
});

it('sends a ticked purpose with the version of the notice, and is unticked for the next account', async () => {
  const shop = await open({ consent });
  const box = await screen.findByRole('checkbox');
  await userEvent.click(box);
  expect(new FormData(box.closest('form') ?? undefined).getAll('consents')).toEqual(['notice@4', 'offers@4']);
  expect(await send(shop)).toMatchObject({ consents: 'notice@4,offers@4' });
  expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
});
