import { describe, expect, it } from '@jest/globals';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['asha rao', 'AR'],
    ['  Meera  ', 'M'],
    ['Devika Anand Iyer', 'DAI'],
    ['उषा मेहता', 'उम'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
