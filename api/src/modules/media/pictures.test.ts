import { describe, expect, it } from '@jest/globals';
import { samplesFolder } from '../../testing/test-home';
import { openShopMedia, shopPictures, toPhoto } from './pictures';

openShopMedia(samplesFolder);
const size = { width: 600, height: 600 };

describe('a stored picture in a response', () => {
  it('of the shop has a URL for every file, with its version', () => {
    const version = shopPictures().get('washi-vermilion')?.version;
    const photo = toPhoto({ url: '/media/washi-vermilion', ...size });
    expect(photo.secure_url).toBe(`/media/washi-vermilion-1200.webp?v=${version}`);
    expect([photo.width, photo.height]).toEqual([1200, 1200]);
    expect(photo.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(photo.srcset).toBe(
      [320, 480, 800, 1200].map((w) => `/media/washi-vermilion-${w}.webp?v=${version} ${w}w`).join(', '),
    );
    expect(photo.avif).toBe(photo.srcset?.replaceAll('.webp', '.avif'));
  });

  it('of a product has many sizes as AVIF, and one WebP for the few browsers that need it', () => {
    const id = 'booti-washi-tape-15-mm';
    const version = shopPictures().get(id)?.version;
    expect(toPhoto({ url: `/media/${id}`, ...size })).toEqual({
      secure_url: `/media/${id}-480.webp?v=${version}`,
      width: 480,
      height: 480,
      placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      alt: 'in Vermilion',
      avif: [320, 480, 800, 1200].map((w) => `/media/${id}-${w}.avif?v=${version} ${w}w`).join(', '),
    });
    expect(toPhoto({ url: `/media/${id}-5`, ...size }).alt).toMatch(/, 15 mm across$/);
    const second = toPhoto({ url: `/media/${id}-2`, ...size });
    expect(second.secure_url).toContain(`/media/${id}-2-320.webp?v=`);
    expect(second.avif).toMatch(/-2-320\.avif\?v=[0-9a-f]{8} 320w, .+-2-800\.avif\?v=[0-9a-f]{8} 800w$/);
  });

  it('has larger sizes where it fills the page, and keeps its aspect ratio', () => {
    const photo = toPhoto({ url: '/media/hero-tape', ...size });
    expect([photo.width, photo.height]).toEqual([1200, 900]);
    expect(photo.avif).toContain(' 1600w');
  });

  it('is found by the URL that older databases contain', () => {
    expect(toPhoto({ url: '/media/washi-vermilion.svg?v=01234567', ...size })).toEqual(
      toPhoto({ url: '/media/washi-vermilion', ...size }),
    );
  });

  it.each(['https://elsewhere.example/a.jpg', '/media/unknown-picture', '/media/washi-vermilion-320.webp'])(
    '%s is returned unchanged',
    (url) => {
      expect(toPhoto({ url, ...size, placeholder: '#fff' })).toEqual({
        secure_url: url,
        ...size,
        placeholder: '#fff',
      });
    },
  );
});
