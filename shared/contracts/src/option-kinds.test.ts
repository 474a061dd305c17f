import { expect, it } from '@jest/globals';
import { optionKind } from './option-kinds';

it.each([
  ['Colour', 'color'],
  ['color', 'color'],
  [' Colours ', 'color'],
  ['Size', 'size'],
  ['Material', 'material'],
  ['Pattern', 'pattern'],
  ['Ruling', undefined],
  ['Pen size', undefined],
])('the option %s is a %s', (name, kind) => {
  expect(optionKind(name)).toBe(kind);
});
