import { describe, expect, it } from '@jest/globals';
import { statedLengths } from './stated';

describe('the lengths that a text states', () => {
  it.each([
    ['15 mm x 10 m', { 15: '15 mm' }],
    ['6 tubes of 10 ml, 24 g', {}],
    [
      '12 stickers, 30 to 42 mm; sheet 105 x 148 mm',
      { 30: '30 mm', 42: '42 mm', 105: '105 mm', 148: '148 mm' },
    ],
    ['3, 5 and 8 mm radii', { 3: '3 mm', 5: '5 mm', 8: '8 mm' }],
    ['3 sheets of 70 x 50 cm; 30 cm long', { 700: '70 cm', 500: '50 cm', 300: '30 cm' }],
    ['0.8 mm, 2 pens', { 0.8: '0.8 mm' }],
    ['A5, 20 sheets', { 148: '148 mm', 210: '210 mm' }],
    ['CA50 and A55', {}],
  ])('%s', (text, lengths) => {
    expect(Object.fromEntries(statedLengths(text))).toEqual(lengths);
  });
});
