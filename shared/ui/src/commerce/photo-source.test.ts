import { describe, expect, it } from '@jest/globals';
import { preloadPhoto } from './photo-source';

const photo = { secure_url: '/tape-1200.webp', srcset: '/tape-320.webp 320w' };

describe('preloadPhoto', () => {
  it('returns the sources of the picture element, AVIF if available', () => {
    expect(preloadPhoto({ ...photo, avif: '/tape-320.avif 320w' }, '50vw')).toEqual({
      href: '/tape-1200.webp',
      imagesrcset: '/tape-320.avif 320w',
      imagesizes: '50vw',
      type: 'image/avif',
    });
  });

  it('returns the srcset of the img, or its only URL', () => {
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
