import { expect, it } from '@jest/globals';
import { guardCell, unguardCell } from './formula-guard';

it.each(['=1+1', '+91 98200', '-5 % off', '@home', "'=1+1", "''@", '＝1', '\t=1'])(
  '%j cannot run in a spreadsheet, and is read back as it was',
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

it.each(['Brass Seal', "'Lotus' tape", "'", '', '5 = 5'])('%j stays as it is', (text) => {
  expect(guardCell(text)).toBe(text);
  expect(unguardCell(text)).toBe(text);
});
