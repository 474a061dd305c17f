import { shipping } from '@shop/config';
import { describe, expect, it } from '@jest/globals';
import { shippingDetails } from '@shop/testing';
import { emptyShipping } from './shipping-fields';
import { parseShipping, toShippingDetails, validateShipping } from './validate-shipping';

const filled = { ...emptyShipping, ...shippingDetails() };

describe('validateShipping', () => {
  it('asks for every field but the apartment, in the order of the form', () => {
    expect(validateShipping(emptyShipping)).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'phone', message: 'Phone is required' },
      { field: 'streetAddress', message: 'Street address is required' },
      { field: 'city', message: 'City is required' },
      { field: 'state', message: 'State is required' },
      { field: 'pinCode', message: 'PIN code is required' },
    ]);
  });

  it('checks presence only', () => {
    expect(validateShipping({ ...filled, email: 'x', phone: 'y', pinCode: 'z', apartment: '' })).toEqual([]);
    expect(validateShipping({ ...filled, city: '  ' })).toEqual([
      { field: 'city', message: 'City is required' },
    ]);
  });

  it('takes the six states and no other', () => {
    for (const state of shipping.states) expect(validateShipping({ ...filled, state })).toEqual([]);
    expect(validateShipping({ ...filled, state: 'Goa' })).toEqual([
      { field: 'state', message: 'State is required' },
    ]);
  });
});

it('sends values without the spaces around them', () => {
  expect(toShippingDetails({ ...filled, name: ' Asha Rao ' })).toEqual(shippingDetails());
});

it('reads stored values field by field', () => {
  expect(parseShipping({ name: 'Asha', email: 7, stranger: 'x' })).toEqual({
    ...emptyShipping,
    name: 'Asha',
  });
  expect(parseShipping('nonsense')).toEqual(emptyShipping);
});
