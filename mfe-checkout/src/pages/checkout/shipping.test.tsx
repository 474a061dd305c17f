import { beforeEach, describe, expect, it } from '@jest/globals';
import { shopApi } from '@shop/api-client';
import type { CheckoutItem } from '@shop/contracts';
import { addToCart, removeFromCart, sessionVerified } from '@shop/store';
import {
  productCard,
  renderWithShop,
  sessionUser,
  shippingDetails,
  type RenderWithShopOptions,
} from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutAt, checkoutItem, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

const items = [
  checkoutItem(),
  checkoutItem({ productId: 'p2', title: 'Lotus Stamp', color: null, quantity: 1 }),
];

function open(
  bought: readonly CheckoutItem[] | null = items,
  visit?: string,
  options?: RenderWithShopOptions,
) {
  const { ui, route } = checkoutAt(bought, visit);
  return renderWithShop(ui, { ...options, route });
}
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));

describe('shipping form', () => {
  it('has a field for each shipping detail, with autofill attributes', () => {
    open();
    const facts = [
      'Full name',
      'Email',
      'Phone',
      'Street address',
      'Apartment (optional)',
      'City',
      'State',
      'PIN code',
    ]
      .map(field)
      .map((input) => [
        input.name,
        input.getAttribute('autocomplete'),
        input.getAttribute('inputmode'),
        input.required,
      ]);
    expect(facts).toEqual([
      ['name', 'shipping name', null, true],
      ['email', 'shipping email', 'email', true],
      ['phone', 'shipping tel', 'tel', true],
      ['streetAddress', 'shipping address-line1', null, true],
      ['apartment', 'shipping address-line2', null, false],
      ['city', 'shipping address-level2', null, true],
      ['state', 'shipping address-level1', null, true],
      ['pinCode', 'shipping postal-code', 'numeric', true],
    ]);
  });

  it('offers the six states', () => {
    open();
    const options = within(screen.getByLabelText('State')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'Uttar Pradesh',
      'Maharashtra',
      'Delhi',
      'Karnataka',
      'Gujarat',
      'Rajasthan',
    ]);
  });

  it('does not continue until it is filled in, and focuses the first missing field', async () => {
    open();
    await proceed();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveFocus();
    expect(
      within(alert)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name is required',
      'Email is required',
      'Phone is required',
      'Street address is required',
      'City is required',
      'State is required',
      'PIN code is required',
    ]);
    expect(screen.queryByText('Complete Payment', { selector: 'h2' })).not.toBeInTheDocument();
  });

  it('shows an error next to fields that are too long, and keeps their text', async () => {
    open();
    goToPayment({ ...shippingDetails(), phone: '9'.repeat(31), streetAddress: 'x'.repeat(241) });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(
      screen.getByRole('textbox', { description: 'Phone must not be longer than 30 characters' }),
    ).toHaveValue('9'.repeat(31));
    const message = 'Street address must not be longer than 240 characters';
    await userEvent.click(screen.getByRole('link', { name: message }));
    expect(screen.getByRole('textbox', { description: message })).toHaveFocus();
    await userEvent.type(field('Street address'), '{Backspace}');
    await userEvent.type(field('Phone'), '{Backspace}');
    await proceed();
    expect(screen.getByRole('heading', { name: 'Complete Payment' })).toBeInTheDocument();
  });

  it('suggests a correction for a doubtful email address, and never blocks', async () => {
    open();
    await userEvent.type(field('Email'), 'asha@gmail,com');
    await userEvent.tab();
    expect(screen.getByText(/^This does not look like an email address/)).toBeInTheDocument();
    goToPayment({ ...shippingDetails(), email: 'asha@gmail,com' });
    expect(screen.getByText(/^No email about this order can reach/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Shipping Information' }));
    await userEvent.click(screen.getByRole('button', { name: 'Did you mean asha@gmail.com?' }));
    expect(field('Email')).toHaveValue('asha@gmail.com');
    await proceed();
    expect(screen.queryByText(/^No email about this order/)).not.toBeInTheDocument();
  });

  it('clears only the error of an edited field', async () => {
    open();
    await proceed();
    await userEvent.type(field('City'), 'P');
    expect(screen.queryByText('City is required')).not.toBeInTheDocument();
    expect(screen.getAllByText('Name is required').length).toBeGreaterThan(0);
  });

  it("fills in a signed-in shopper's name and email in empty fields", () => {
    const { store } = open();
    act(() => void store.dispatch(sessionVerified(sessionUser())));
    expect([field('Full name').value, field('Email').value]).toEqual(['Asha Rao', 'asha@example.in']);
  });

  it('keeps typed text, and keeps cleared fields empty', async () => {
    const { store } = open();
    await userEvent.type(field('Full name'), 'Meera');
    act(() => void store.dispatch(sessionVerified(sessionUser())));
    expect(field('Full name').value).toBe('Meera');
    await userEvent.clear(field('Email'));
    expect(field('Email').value).toBe('');
  });

  it('keeps all input when continuing to the payment and back', async () => {
    open();
    goToPayment(shippingDetails());
    expect(document.activeElement?.textContent).toBe('Complete Payment');
    await userEvent.click(screen.getByRole('button', { name: 'Back to Shipping Information' }));
    expect(field('Street address').value).toBe('12 Lake Road');
  });
});

describe('order summary', () => {
  it('lists picture, title with colour, and discounted price times quantity', () => {
    open();
    const [first, second] = summary().getAllByRole('listitem');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/washi.webp');
    expect(first?.textContent).toContain('Botanical Washi Tape Sage');
    expect(first?.textContent).toContain('₹142.50 × 2');
    expect(first?.textContent).toContain('₹285.00');
    expect(second?.textContent).toContain('₹142.50 × 1');
  });

  it('removes an item, and shows a message when the list is empty', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Botanical Washi Tape Sage' }));
    expect(summary().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lotus Stamp' }));
    expect(screen.getByText('There is nothing to check out')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/all-products');
  });

  it('is the cart without items in the navigation state, and removes items from the cart', async () => {
    const stamp = productCard({ _id: 'p2', title: 'Lotus Stamp' });
    const { store } = open(null, 'visit-1', { actions: [addToCart(productCard()), addToCart(stamp)] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Botanical Washi Tape Sepia' }));
    expect(store.getState().cart.cartItems.map(({ productId }) => productId)).toEqual(['p2']);
    act(() => void store.dispatch(removeFromCart('p2')));
    expect(screen.getByText('There is nothing to check out')).toBeInTheDocument();
  });
});

describe('a reload', () => {
  it('keeps typed text and removed items', async () => {
    const { unmount } = open();
    await userEvent.type(field('City'), 'Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lotus Stamp' }));
    unmount();
    open();
    expect(field('City').value).toBe('Pune');
    expect(summary().getAllByRole('listitem')).toHaveLength(1);
  });

  it('does not affect a later visit with other items', () => {
    open([checkoutItem()]).unmount();
    open(items, 'visit-2');
    expect(summary().getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('saved addresses', () => {
  const asha = {
    ...shippingDetails(),
    id: 'a1',
    isDefault: true,
    apartment: 'Flat 4',
    city: 'Nagpur',
  };
  const signedIn = { actions: [sessionVerified(sessionUser())] };

  it('fill the form, where they can be edited', async () => {
    open(items, undefined, { ...signedIn, routes: { 'GET /user/addresses': [asha] } });
    await userEvent.selectOptions(await screen.findByLabelText('Use a saved address'), 'a1');
    expect([field('Apartment (optional)').value, field('City').value]).toEqual(['Flat 4', 'Nagpur']);
    await userEvent.type(field('City'), ' 2');
    await proceed();
    expect(await screen.findByRole('heading', { name: 'Complete Payment' })).toBeInTheDocument();
  });

  it('are not requested for guests', async () => {
    const { requests } = open(items, undefined, { routes: { 'GET /user/addresses': [asha] } });
    expect(await screen.findByLabelText('Full name')).toBeInTheDocument();
    expect(requests.map(({ path }) => path)).not.toContain('/user/addresses');
  });

  it('are hidden if there are none', async () => {
    const { requests, store } = open(items, undefined, {
      ...signedIn,
      routes: { 'GET /user/addresses': [] },
    });
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/user/addresses'));
    await Promise.all(store.dispatch(shopApi.util.getRunningQueriesThunk()));
    expect(screen.queryByLabelText('Use a saved address')).not.toBeInTheDocument();
  });
});
