import { expect, it } from '@jest/globals';
import { countryCodes, countryName, isCountryCode } from './countries';

it('has each country of ISO 3166-1 once, in the order of their names', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  const names = countryCodes.map(countryName);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  expect(names.filter((name, index) => name === countryCodes[index])).toEqual([]);
});

it.each([
  ['IN', true],
  ['JP', true],
  ['in', false],
  ['UK', false],
  ['EU', false],
  ['', false],
])('knows whether "%s" is a code: %s', (text, expected) => {
  expect(isCountryCode(text)).toBe(expected);
});
