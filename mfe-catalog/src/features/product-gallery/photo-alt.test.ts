import { expect, it } from '@jest/globals';
import { photoAlt } from './photo-alt';

it('says which view of the product it is, when there are several', () => {
  expect(photoAlt('Booti Washi', 1, 4)).toBe('Booti Washi, view 2 of 4');
  expect(photoAlt('Booti Washi', 0, 1)).toBe('Booti Washi');
});
