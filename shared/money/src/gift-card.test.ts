import { expect, it } from '@jest/globals';
import { giftCardPart } from './gift-card';

it.each([
  ['all of it', 50_000, 11_200, 11_200],
  ['its balance', 5_000, 11_200, 5_000],
  ['whole rupees', 5_099, 11_200, 5_000],
  ['nothing, with less than a rupee', 99, 11_200, 0],
  ['so much that at least a rupee is left', 11_199, 11_200, 11_100],
])('a gift card pays %s', (_name, balance, total, part) => {
  expect(giftCardPart(balance, total)).toBe(part);
});
