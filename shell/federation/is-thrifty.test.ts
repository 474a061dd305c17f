import { expect, it } from '@jest/globals';
import { isThrifty } from './is-thrifty';

it('a line that is slow or paid by the byte fetches nothing ahead', () => {
  expect(isThrifty({})).toBe(false);
  expect(isThrifty({ connection: { effectiveType: '4g' } })).toBe(false);
  expect(isThrifty({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(isThrifty({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
});
