import { describe, expect, it } from '@jest/globals';
import { isReservedName, nameSkeleton } from './names';

describe('reserved names', () => {
  it.each([
    'automatic',
    'Automatic',
    ' AUTO-matic ',
    'ａｄｍｉｎ',
    'аdmin',
    'ADMІN',
    'adm1n',
    'adrnin',
    'ádmin',
    'ad\u200bmin',
    'The Shop',
    'the_shop',
    'ѕуѕtem',
    'ｓｈｏｐ',
    'rοοt',
  ])('%s is reserved', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['asha', 'Admina', 'Автомат', 'shop floor', 'Sam', 'अनीता', 'Root Kumar', 'Олег'])(
    '%s is not reserved',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );

  it('names that look alike have the same skeleton', () => {
    expect(nameSkeleton('Аѕha')).toBe(nameSkeleton('asha'));
    expect(nameSkeleton('asha')).not.toBe(nameSkeleton('asho'));
  });
});
