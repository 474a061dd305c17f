import { describe, expect, it } from '@jest/globals';
import { guardCell, unguardCell } from './csv-text';

const formulas = ['=1+1', '+91 98200', '-5 % off', '@home', "'=1+1", "''@", '＝1', '\t=1'];

describe('guarding a cell', () => {
  it.each(formulas)('prevents %j from running in a spreadsheet', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  });

  it.each([
    'Brass Seal',
    "'Lotus' tape",
    "'",
    '',
    '5 = 5',
    '4820',
    '0',
    'WT-0042',
    '15 mm',
    "'90s",
    'May',
    'Marigold 7',
  ])('leaves %j unchanged', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });
});

it.each([
  '00123',
  '1E5',
  '12e-3',
  '123456789012',
  '1.50',
  '1,000',
  '15%',
  '3-4',
  '1/2',
  '2026-01-02',
  '10:30',
  '10:30 pm',
  'MAR-1',
  '1 March 2026',
  'TRUE',
  "'00123",
  "'4820",
])('%j stays text in a spreadsheet', (text) => {
  expect(guardCell(text)).toBe(`'${text}`);
  expect(unguardCell(guardCell(text))).toBe(text);
});

it.each([
  ['="00123"', '00123'],
  ['=""', ''],
  ['="a"&"b"', '="a"&"b"'],
])('%j is read as %j', (cell, text) => {
  expect(unguardCell(cell)).toBe(text);
});
