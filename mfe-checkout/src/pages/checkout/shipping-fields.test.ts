import { shipping } from '@shop/config';
import { textLimits } from '@shop/config/text-limits';
import { describe, expect, it } from '@jest/globals';
import { shippingDetails } from '@shop/testing';
import {
  emptyShipping,
  parseShipping,
  shippingFields,
  toShippingDetails,
  validateShipping,
} from './shipping-fields';

const filled = { ...emptyShipping, ...shippingDetails() };

describe('validateShipping', () => {
  it('requires every field except the apartment, in the order of the form', () => {
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

  it('lists the fields that are longer than the API accepts, with its messages', () => {
    const atLimit = Object.fromEntries(
      shippingFields.map(({ name }) => [name, name === 'state' ? 'Delhi' : 'x'.repeat(textLimits[name])]),
    );
    const values = { ...emptyShipping, ...atLimit };
    expect(validateShipping(values)).toEqual([]);
    const longer = (name: keyof typeof values) => ({ ...values, [name]: `${values[name]}x` });
    expect(validateShipping(longer('phone'))).toEqual([
      { field: 'phone', message: 'Phone must not be longer than 30 characters' },
    ]);
    expect(validateShipping(longer('apartment'))).toEqual([
      { field: 'apartment', message: 'Apartment must not be longer than 120 characters' },
    ]);
    expect(validateShipping(longer('pinCode'))[0]?.message).toBe(
      'PIN code must not be longer than 20 characters',
    );
  });

  it('measures the text as it is sent: trimmed, with composed accents', () => {
    const name = `  ${'e\u0301'.repeat(120)}  `;
    expect(validateShipping({ ...filled, name })).toEqual([]);
    expect(toShippingDetails({ ...filled, name }).name).toBe('\u00e9'.repeat(120));
  });

  it('checks only presence and length', () => {
    expect(validateShipping({ ...filled, email: 'x', phone: 'y', pinCode: 'z', apartment: '' })).toEqual([]);
    expect(validateShipping({ ...filled, city: '  ' })).toEqual([
      { field: 'city', message: 'City is required' },
    ]);
  });

  it('accepts only the six states', () => {
    for (const state of shipping.states) expect(validateShipping({ ...filled, state })).toEqual([]);
    expect(validateShipping({ ...filled, state: 'Goa' })).toEqual([
      { field: 'state', message: 'State is required' },
    ]);
  });
});

it('trims values', () => {
  expect(toShippingDetails({ ...filled, name: ' Asha Rao ' })).toEqual(shippingDetails());
});

it('reads stored values field by field', () => {
  expect(parseShipping({ name: 'Asha', email: 7, unknownField: 'x' })).toEqual({
    ...emptyShipping,
    name: 'Asha',
  });
  expect(parseShipping('nonsense')).toEqual(emptyShipping);
});
