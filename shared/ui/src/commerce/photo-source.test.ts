import { describe, expect, it } from '@jest/globals';
import { preloadPhoto } from './photo-source';

const photo = { secure_url: '/tape-1200.webp', srcset: '/tape-320.webp 320w' };

describe('preloadPhoto', () => {
  it('names what the picture element picks from: AVIF when there is any', () => {
    expect(preloadPhoto({ ...photo, avif: '/tape-320.avif 320w' }, '50vw')).toEqual({
      href: '/tape-1200.webp',
      imagesrcset: '/tape-320.avif 320w',
      imagesizes: '50vw',
      type: 'image/avif',
    });
  });

  it('names the img’s own sizes, or its one address', () => {
    expect(preloadPhoto(photo, '50vw')).toEqual({
      href: '/tape-1200.webp',
      imagesrcset: '/tape-320.webp 320w',
      imagesizes: '50vw',
    });
    expect(preloadPhoto({ secure_url: '/old.jpg' }, '50vw')).toEqual({ href: '/old.jpg' });
  });

  it('is nothing without a picture', () => {
    expect(preloadPhoto(undefined, '50vw')).toBeUndefined();
  });
});
