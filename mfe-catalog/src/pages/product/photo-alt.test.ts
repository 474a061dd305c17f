import { expect, it } from '@jest/globals';
import { photo } from '@shop/testing';
import { photoAlt } from './photo-alt';

const plain = photo({ secure_url: '/media/one.webp' });
const shows = (alt: string) => photo({ secure_url: '/media/two.webp', alt });

it('numbers the views of a product whose photos have no words', () => {
  expect(photoAlt('Booti Washi', [plain, plain, plain, plain], 1)).toBe('Booti Washi, view 2 of 4');
  expect(photoAlt('Booti Washi', [plain], 0)).toBe('Booti Washi');
});

it('says what a photo shows, and of the others that they show the product', () => {
  const photos = [plain, shows('on a parcel'), shows('beside a ruler, 15 mm across')];
  expect(photos.map((_, index) => photoAlt('Booti Washi', photos, index))).toEqual([
    'Booti Washi',
    'Booti Washi, on a parcel',
    'Booti Washi, beside a ruler, 15 mm across',
  ]);
});

it('numbers photos without words beside others, so that no two are called the same', () => {
  const photos = [plain, plain, shows('on a parcel')];
  expect(photos.map((_, index) => photoAlt('Booti Washi', photos, index))).toEqual([
    'Booti Washi',
    'Booti Washi, view 2 of 3',
    'Booti Washi, on a parcel',
  ]);
});
