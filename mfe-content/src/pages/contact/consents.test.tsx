import { expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { ContactForm } from './form';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

const consent = {
  ...{ version: 4, language: 'en', rights: 'You can change your mind.' },
  necessary: { signUp: 'For your account.', checkout: 'For your order.', contact: 'For our answer.' },
  optional: [{ id: 'offers', label: 'Emails about offers' }],
};

async function send(storefront: object, ticks: boolean) {
  const { store, requests } = renderWithShop(<ContactForm />, {
    routes: { 'GET /storefront': storefront, 'POST /contact': { success: true } },
  });
  await act(() => loadQuery(store.dispatch, getStorefront));
  if (ticks)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Emails about offers (optional)' }));
  const typed = { 'Full name': 'Asha', Email: 'asha@example.in', 'Phone number': '90000', Message: 'Hello' };
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText(/^Thank you\./);
  return requests.at(-1)?.body;
}

it('does not show a notice or send consents by default', async () => {
  expect(await send({}, false)).not.toHaveProperty('consents');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('sends that the notice was shown, without a consent', async () => {
  expect(await send({ consent }, false)).toMatchObject({ consents: 'notice@4' });
  expect(screen.getByText('For our answer.')).toBeInTheDocument();
});

it('sends a ticked purpose, and unticks it for the next message', async () => {
  expect(await send({ consent }, true)).toMatchObject({ consents: 'notice@4,offers@4' });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
