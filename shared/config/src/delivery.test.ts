import { expect, it } from '@jest/globals';
import { shipping, stateCodes } from './index';
import { allStates, gstStateCodes, readPin } from './delivery';

it.each([
  ['560001', 560_001],
  [' 560 001 ', 560_001],
  ['100000', 100_000],
  ['999999', 999_999],
])('reads the PIN code "%s"', (text, pin) => expect(readPin(text)).toBe(pin));

it.each(['', '56000', '5600011', '056001', '56000a', '-60001', '5.6e5', '५६०००१'])(
  'does not read "%s" as a PIN code',
  (text) => expect(readPin(text)).toBeNull(),
);

it('has 28 states and 8 union territories, with those of the default list', () => {
  expect(new Set(allStates).size).toBe(36);
  expect(allStates).toEqual(expect.arrayContaining([...shipping.states]));
  expect(new Set(Object.values(gstStateCodes)).size).toBe(36);
  expect(gstStateCodes).toMatchObject(stateCodes);
});
