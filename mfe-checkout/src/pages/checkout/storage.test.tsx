import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderWithShop, shippingDetails } from '@shop/testing';
import { screen } from '@testing-library/react';
import { checkoutAt, checkoutItem, goToPayment } from '../../testing/checkout';

beforeEach(() => sessionStorage.clear());

const shipping = { name: 'Asha Rao', city: 7, state: 'Atlantis', unknown: 'x' };
const foreign: readonly unknown[] = [
  'not json at all {',
  'null',
  '7',
  '[]',
  '"text"',
  { visit: 'visit-1', items: 'none', shipping: null, receipt: 3, unsettled: [] },
  { visit: 'visit-1', source: 'direct', items: [{ ...checkoutItem(), photo: { secure_url: 3 } }], shipping },
  {
    visit: 'visit-1',
    source: 'direct',
    items: [{ ...checkoutItem(), photo: { secure_url: 'a', srcset: {} } }],
  },
  { visit: 'visit-1', source: 'direct', items: [{ ...checkoutItem(), rate: -1 }, null], shipping },
  { visit: 'visit-1', source: 'direct', items: [], receipt: { value: 'rcpt_?', purchase: '' }, shipping },
];

describe('storage entries of another release or user', () => {
  it.each(foreign)('do not break the page: %j', (stored) => {
    sessionStorage.setItem('checkoutDraft', typeof stored === 'string' ? stored : JSON.stringify(stored));
    const { ui, route } = checkoutAt(null);
    renderWithShop(ui, { route });
    expect(screen.getByText('There is nothing to check out')).toBeInTheDocument();
  });

  it('keep text fields of the form, and drop others', () => {
    sessionStorage.setItem('checkoutDraft', JSON.stringify({ visit: 'earlier', shipping }));
    const { ui, route } = checkoutAt([checkoutItem()]);
    renderWithShop(ui, { route });
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('');
  });
});

it('stores the items and the address for a reload, but no secrets', () => {
  const { ui, route } = checkoutAt([checkoutItem()]);
  renderWithShop(ui, { route });
  goToPayment(shippingDetails());
  expect(Object.keys(sessionStorage)).toEqual(['checkoutDraft']);
  expect(JSON.parse(sessionStorage.getItem('checkoutDraft') ?? '')).toEqual({
    visit: 'visit-1',
    source: 'direct',
    items: [checkoutItem()],
    shipping: shippingDetails(),
    receipt: null,
    unsettled: null,
  });
});
