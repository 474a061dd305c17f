import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { sessionVerified } from '@shop/store';
import { apiFailure, renderWithShop, sessionUser, shippingDetails } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { checkoutAt, checkoutItem, goodRoutes, goToPayment } from '../../testing/checkout';

// As the shell does on every page.
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
}).endpoints;

beforeEach(() => sessionStorage.clear());

async function open(routes: object = {}) {
  const { ui, route } = checkoutAt([checkoutItem()]);
  const shop = renderWithShop(ui, {
    route,
    routes: { ...goodRoutes, 'GET /storefront': { businessBuyers: true }, ...routes },
  });
  await act(() => loadQuery(shop.store.dispatch, getStorefront));
  return shop;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Opens the section, as a browser does for a click. */
async function openSection() {
  const section = (await screen.findByText('I am buying for a business')).closest('details');
  if (!section) throw new Error('The section is missing');
  if (!section.open) await userEvent.click(screen.getByText('I am buying for a business'));
  await waitFor(() => expect(section.open).toBe(true));
}

const bought = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
  requests.find(({ path }) => path === '/payment/checkout')?.body;

it('is not offered by default', async () => {
  const { requests } = await open({ 'GET /storefront': {} });
  expect(screen.queryByText('I am buying for a business')).not.toBeInTheDocument();
  goToPayment(shippingDetails());
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(bought(requests)).toBeDefined());
  expect(bought(requests)).not.toHaveProperty('gstin');
});

it('sends the normalised GSTIN and the company', async () => {
  const { requests } = await open();
  await openSection();
  type('GSTIN', ' 29 aagcb7383j1z4');
  type('Company name', ' Bindu Books ');
  goToPayment({ ...shippingDetails(), state: 'Maharashtra' });
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() =>
    expect(bought(requests)).toMatchObject({ gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' }),
  );
});

it('shows what is wrong next to the fields', async () => {
  await open();
  await openSection();
  goToPayment(shippingDetails());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('textbox', { description: /GSTIN is required/ })).toBe(field('GSTIN'));
  expect(screen.getByRole('textbox', { description: 'Company name is required' })).toHaveValue('');
  type('GSTIN', '29AAGCB7383J1Z5');
  type('Company name', 'Bindu Books');
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  expect(screen.getByRole('textbox', { description: /The check digit at the end does not match/ })).toBe(
    field('GSTIN'),
  );
});

describe('a saved address', () => {
  const plain = { ...shippingDetails(), id: 'a1', isDefault: true, apartment: '', city: 'Nagpur' };
  const uma = { ...plain, id: 'a2', gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' };
  const choose = async (id: string) =>
    userEvent.selectOptions(await screen.findByLabelText('Use a saved address'), id);
  const section = () => screen.getByText('I am buying for a business').closest('details');
  const openSignedIn = async () => {
    const shop = await open({ 'GET /user/addresses': [plain, uma] });
    act(() => void shop.store.dispatch(sessionVerified(sessionUser())));
    return shop;
  };

  it('fills in its business, which can be edited, and choosing another address removes it unless it was edited', async () => {
    await openSignedIn();
    await choose('a2');
    await waitFor(() => expect(section()).toHaveAttribute('open'));
    expect([field('GSTIN').value, field('Company name').value]).toEqual([uma.gstin, uma.companyName]);
    await choose('a1');
    await waitFor(() => expect(section()).not.toHaveAttribute('open'));
    expect(field('GSTIN').value).toBe('');
    await choose('a2');
    type('Company name', 'Uma Paper House, Pune');
    await choose('a1');
    expect(field('Company name').value).toBe('Uma Paper House, Pune');
  });
});

it('shows that the place of supply is the state of the parcel', async () => {
  await open();
  await openSection();
  type('GSTIN', '29AAGCB7383J1Z4');
  type('State', 'Maharashtra');
  expect(
    screen.getByText(
      'This GSTIN is registered in Karnataka, and the parcel goes to Maharashtra. The invoice names Maharashtra as the place of supply.',
    ),
  ).toBeInTheDocument();
  type('State', 'Karnataka');
  expect(screen.queryByText(/This GSTIN is registered/)).not.toBeInTheDocument();
});

it('shows the server’s refusal next to the field', async () => {
  const message = 'This shop no longer takes GSTINs. Remove it, or reload the page.';
  await open({ 'POST /payment/checkout': apiFailure(422, message, 'gstin') });
  await openSection();
  type('GSTIN', '29AAGCB7383J1Z4');
  type('Company name', 'Bindu Books');
  goToPayment(shippingDetails());
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('textbox', { description: new RegExp(message) })).toHaveValue(
    '29AAGCB7383J1Z4',
  );
});

it('keeps the typed fields for a reload, and those of a form that was sent without scripts', async () => {
  sessionStorage.setItem(
    'checkoutDraft',
    JSON.stringify({ shipping: { name: 'Asha', gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' } }),
  );
  await open();
  expect(await screen.findByLabelText('GSTIN')).toBe(field('GSTIN'));
  expect(field('GSTIN').value).toBe('29AAGCB7383J1Z4');
  expect(field('GSTIN').closest('details')?.open).toBe(true);
  type('Company name', 'Bindu Books & Co');
  await waitFor(() => expect(sessionStorage.getItem('checkoutDraft')).toContain('Bindu Books & Co'));
});
