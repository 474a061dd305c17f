import { describe, expect, it } from '@jest/globals';
import { readShipping } from './checkout-form';
import { address, requiredFields } from './testing/address';

describe('readShipping', () => {
  it('trims the fields; the apartment is optional', () => {
    expect(readShipping({ ...address, name: '  Asha Rao ' })).toEqual({ ...address, apartment: '' });
  });

  it('removes line breaks and characters that change the text direction', () => {
    const name = 'Asha\u202e oaR\u2066';
    expect(readShipping({ ...address, name, streetAddress: '7\nMG Road' })).toMatchObject({
      name: 'Asha oaR',
      streetAddress: '7 MG Road',
    });
  });

  it.each(requiredFields)('requires %s', (field, message) => {
    for (const value of [undefined, '', '   ', '\u200b', '\u202e\u3164', null, 7, {}, ['Asha']]) {
      expect(() => readShipping({ ...address, [field]: value })).toThrow(
        expect.objectContaining({ status: 422, message, extra: { field } }),
      );
    }
  });

  it('names the first of several missing fields', () => {
    expect(() => readShipping({})).toThrow('Name is required');
  });

  it('delivers to six states', () => {
    expect(() => readShipping({ ...address, state: 'Goa' })).toThrow(
      expect.objectContaining({ status: 422, extra: { field: 'state' } }),
    );
  });
});
