import { describe, expect, it } from '@jest/globals';
import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import type { SavedAddress } from '@shop/contracts';
import { apiFailure, renderWithShop, sessionUser, type FakeRoutes } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { AddressesPage } from './page';

const pune: SavedAddress = {
  id: 'a1',
  isDefault: true,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9000012345',
  streetAddress: '12 Lake Road',
  apartment: '',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
};
const delhi: SavedAddress = { ...pune, id: 'a2', isDefault: false, city: 'New Delhi', state: 'Delhi' };

const open = (routes: FakeRoutes) =>
  renderWithShop(<AddressesPage />, {
    route: '/user/addresses',
    routes: { 'GET /user/verify': sessionUser(), ...routes },
  });
const cards = () => within(screen.getByRole('list', { name: 'Saved addresses' })).queryAllByRole('listitem');

describe('AddressesPage', () => {
  it('saves the first address once all required fields are filled in', async () => {
    const { requests } = open({
      'GET /user/addresses': [],
      'POST /user/addresses': { data: [pune] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    await userEvent.type(screen.getByLabelText('Full name'), 'Asha Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getAllByText('PIN code is required').length).toBeGreaterThan(0);
    for (const [label, text] of [
      ['Email', pune.email],
      ['Phone', pune.phone],
      ['Street address', pune.streetAddress],
      ['City', pune.city],
      ['PIN code', pune.pinCode],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Address saved.')).toHaveFocus();
    expect(cards().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Default')]);
    const { id: _id, isDefault: _isDefault, ...body } = pune;
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual(body);
  });

  it('edits, chooses and deletes, after confirmation', async () => {
    const { requests } = open({
      'GET /user/addresses': [pune, delhi],
      'POST /user/addresses/a2': { data: [pune, { ...delhi, pinCode: '110001' }] },
      'POST /user/addresses/a2/default': {
        data: [
          { ...delhi, isDefault: true },
          { ...pune, isDefault: false },
        ],
      },
      'POST /user/addresses/a1/delete': { data: [{ ...delhi, isDefault: true }] },
    });
    const press = async (name: RegExp | string) =>
      userEvent.click(await screen.findByRole('button', { name }));
    await press(/^Edit .*New Delhi$/);
    await userEvent.clear(screen.getByLabelText('PIN code'));
    await userEvent.type(screen.getByLabelText('PIN code'), '110001');
    await press('Save address');
    expect(await screen.findByText('New Delhi, Delhi 110001')).toBeInTheDocument();
    await press(/^Make default .*New Delhi$/);
    await press(/^Delete .*Pune$/);
    await press('Delete address');
    expect(await screen.findByText('Address deleted.')).toHaveFocus();
    expect(cards()).toHaveLength(1);
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/user/addresses/a2',
      '/user/addresses/a2/default',
      '/user/addresses/a1/delete',
    ]);
  });

  describe('in a shop that lets shoppers enter a GSTIN', () => {
    const business = { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' };
    // As the shell does on every page.
    const { getStorefront } = shopApi.injectEndpoints({
      endpoints: (build) => ({ getStorefront: build.query(endpoint(() => get('/storefront'))) }),
    }).endpoints;
    const openOffering = async (routes: FakeRoutes) => {
      const shop = open({ 'GET /storefront': { businessBuyers: true }, ...routes });
      await act(() => loadQuery(shop.store.dispatch, getStorefront));
      return shop;
    };
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });

    it('shows, edits and removes the business of an address', async () => {
      const { requests } = await openOffering({
        'GET /user/addresses': [{ ...pune, ...business }],
        'POST /user/addresses/a1': { data: [pune] },
      });
      expect(await screen.findByText('Uma Paper House, GSTIN 27AAPFU0939F1ZV')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
      expect(screen.getByLabelText('GSTIN (optional)')).toHaveValue(business.gstin);
      type('GSTIN (optional)', '27AAPFU0939F1ZW');
      await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
      expect(screen.getByRole('textbox', { description: /The check digit at the end/ })).toBe(
        screen.getByLabelText('GSTIN (optional)'),
      );
      type('GSTIN (optional)', ' 29 aagcb7383j1z4');
      type('Company name (optional)', ' Bindu Books ');
      await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
      expect(await screen.findByText('Address saved.')).toHaveFocus();
      const body = () => requests.findLast(({ method }) => method === 'POST')?.body;
      expect(body()).toMatchObject({ gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' });
      await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(body()).not.toHaveProperty('gstin'));
    });
  });

  it('has no business fields by default', async () => {
    open({ 'GET /user/addresses': [pune] });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(screen.queryByLabelText(/GSTIN|Company/)).not.toBeInTheDocument();
  });

  it('shows an error next to the field that is too long, and sends nothing', async () => {
    const { requests } = open({ 'GET /user/addresses': [pune] });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    fireEvent.change(screen.getByLabelText('PIN code'), { target: { value: '4'.repeat(21) } });
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    const message = 'PIN code must not be longer than 20 characters';
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('textbox', { description: message })).toHaveValue('4'.repeat(21));
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the input when the shop rejects it', async () => {
    const { notices } = open({
      'GET /user/addresses': [pune],
      'POST /user/addresses/a1': apiFailure(503, 'Not now'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.type(screen.getByLabelText('City'), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(notices).toEqual(['Not now']));
    expect(screen.getByDisplayValue('Pune 2')).toBeInTheDocument();
  });

  it('accepts at most twenty', async () => {
    open({ 'GET /user/addresses': Array.from({ length: 20 }, (_, n) => ({ ...delhi, id: `a${n}` })) });
    expect(await screen.findByText(/You have 20 addresses/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in, and does not request addresses', async () => {
    const { requests } = open({ 'GET /user/verify': null });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toEqual(['/user/verify']);
  });

  it('can be retried when the addresses cannot be loaded', async () => {
    let works = false;
    open({ 'GET /user/addresses': () => (works ? [pune] : apiFailure(500)) });
    expect(await screen.findByText('Your addresses could not be loaded')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pune, Maharashtra 411001')).toBeInTheDocument();
  });
});
