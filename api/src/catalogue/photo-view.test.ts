import { describe, expect, it } from '@jest/globals';
import { shopPictures } from '../media/shop-pictures';
import { toPhoto } from './photo-view';

const size = { width: 600, height: 600 };

describe('a stored picture on the wire', () => {
  it('of the shop has an address for every file, with the version', () => {
    const version = shopPictures().get('washi-indigo')?.version;
    const photo = toPhoto({ url: '/media/washi-indigo', ...size });
    expect(photo.secure_url).toBe(`/media/washi-indigo-1200.webp?v=${version}`);
    expect([photo.width, photo.height]).toEqual([1200, 1200]);
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(photo.srcset).toBe(
      [320, 480, 800, 1200].map((w) => `/media/washi-indigo-${w}.webp?v=${version} ${w}w`).join(', '),
    );
    expect(photo.avif).toBe(photo.srcset?.replaceAll('.webp', '.avif'));
  });

  it('goes further up where it fills the page, and keeps its shape', () => {
    const photo = toPhoto({ url: '/media/hero-tape', ...size });
    expect([photo.width, photo.height]).toEqual([1200, 600]);
    expect(photo.avif).toContain(' 1600w');
  });

  it('is found again from the address that older databases hold', () => {
    expect(toPhoto({ url: '/media/washi-indigo.svg?v=01234567', ...size })).toEqual(
      toPhoto({ url: '/media/washi-indigo', ...size }),
    );
  });

  it.each(['https://elsewhere.example/a.jpg', '/media/unknown-picture', '/media/washi-indigo-320.webp'])(
    '%s stays as it is',
    (url) => {
      expect(toPhoto({ url, ...size, placeholder: '#fff' })).toEqual({
        secure_url: url,
        ...size,
        placeholder: '#fff',
      });
    },
  );
});
