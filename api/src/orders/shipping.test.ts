import { describe, expect, it } from '@jest/globals';
import { readShipping } from './shipping';

const address = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9000090000',
  streetAddress: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
};

describe('readShipping', () => {
  it('keeps the fields without the space around them; the apartment may be missing', () => {
    expect(readShipping({ ...address, name: '  Asha Rao ' })).toEqual({ ...address, apartment: '' });
  });

  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['streetAddress', 'Street address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['pinCode', 'PIN code is required'],
  ])('asks for %s', (field, message) => {
    for (const value of [undefined, '', '   ', null, 7, {}, ['Asha']]) {
      expect(() => readShipping({ ...address, [field]: value })).toThrow(
        expect.objectContaining({ status: 422, message, extra: { field } }),
      );
    }
  });

  it('asks for the first of several missing fields', () => {
    expect(() => readShipping({})).toThrow('Name is required');
  });

  it('delivers to six states', () => {
    expect(() => readShipping({ ...address, state: 'Goa' })).toThrow(
      expect.objectContaining({ status: 422, extra: { field: 'state' } }),
    );
  });
});
