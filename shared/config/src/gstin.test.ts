import { expect, it } from '@jest/globals';
import { buyerFaults, gstinFault, normaliseGstin, stateOfGstin } from './gstin';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAACH7409R1Z8'])('accepts %s', (gstin) => {
  expect(gstinFault(gstin)).toBeUndefined();
});

it.each([
  ['', 'GSTIN is required'],
  ['27AAPFU0939F1Z', 'A GSTIN has 15 characters, and this has 14'],
  ['27AAPFU0939F1ZV7', 'A GSTIN has 15 characters, and this has 16'],
  ['00AAPFU0939F1ZV', 'A GSTIN begins with the code of a state, such as 27, and 00 is not one'],
  ['ABAPFU00939F1ZV', 'A GSTIN begins with the code of a state, such as 27, and AB is not one'],
])('reports what is wrong with "%s"', (gstin, message) => {
  expect(gstinFault(gstin)).toBe(message);
});

it('reports a wrong format or check digit', () => {
  expect(gstinFault('27AAPFU0939F1XV')).toMatch(/^A GSTIN has the form/);
  expect(gstinFault('27AAPFU0939FOZV')).toMatch(/^The check digit/);
  expect(gstinFault('27AAP-U0939F1ZV')).toMatch(/^A GSTIN has the form/);
});

it('finds every mistyped character, and swapped digits', () => {
  const valid = '27AAPFU0939F1ZV';
  for (const [index, character] of [...valid].entries()) {
    const others = /\d/.test(character) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (const other of others.replace(character, '')) {
      const typed = valid.slice(0, index) + other + valid.slice(index + 1);
      expect([typed, gstinFault(typed)]).toEqual([typed, expect.any(String)]);
    }
  }
  expect(gstinFault('27AAPFU0399F1ZV')).toMatch(/check digit/);
});

it('ignores spaces, invisible characters and the case', () => {
  expect(normaliseGstin(' 27 aapfu\u200b0939f 1zv\n')).toBe('27AAPFU0939F1ZV');
});

it('knows the state', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra');
  expect(stateOfGstin('97AAPFU0939F1ZV')).toBeUndefined();
});

it('checks GSTIN and company together', () => {
  expect(buyerFaults({ gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' })).toEqual([]);
  expect(buyerFaults({ gstin: '', companyName: '' })).toEqual([
    { field: 'gstin', message: 'GSTIN is required' },
    { field: 'companyName', message: 'Company name is required' },
  ]);
  expect(buyerFaults({ gstin: '27AAPFU0939F1ZV', companyName: 'x'.repeat(121) })).toEqual([
    { field: 'companyName', message: 'Company name must not be longer than 120 characters' },
  ]);
});
