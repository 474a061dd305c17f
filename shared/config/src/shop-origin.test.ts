import { afterEach, describe, expect, it } from '@jest/globals';
import { adoptShopOrigin, setShopOrigin, shopAddress, withShopPictures } from './shop-origin';

afterEach(() => setShopOrigin(''));

const other = 'https://host.example/a/page';
const srcset = '/media/a-320.avif 320w, /media/a-480.avif 480w';

describe("the shop's addresses", () => {
  it('are relative in pages of the shop', () => {
    adoptShopOrigin('/remotes/cart/1.0.0/', 'https://shop.example/cart');
    expect([shopAddress('/api/v1'), withShopPictures(srcset)]).toEqual(['/api/v1', srcset]);
  });

  it("point to the remote's origin in a page of another site", () => {
    adoptShopOrigin('https://shop.example/remotes/cart/1.0.0/', other);
    adoptShopOrigin('https://second.example/remotes/cart/1.0.0/', other);
    expect(shopAddress('/api/v1')).toBe('https://shop.example/api/v1');
  });

  it('point to the origin set by the host, for every picture in a text', () => {
    setShopOrigin('https://shop.example');
    adoptShopOrigin('https://cdn.example/remotes/cart/1.0.0/', other);
    expect(shopAddress('/api/v1')).toBe('https://shop.example/api/v1');
    expect(withShopPictures(srcset)).toBe(
      'https://shop.example/media/a-320.avif 320w, https://shop.example/media/a-480.avif 480w',
    );
    const json = String.raw`{"secure_url":"/media/a.webp","html":"<img src=\"/media/b.webp\">","at":"x/media/"}`;
    expect(withShopPictures(json)).toBe(
      String.raw`{"secure_url":"https://shop.example/media/a.webp","html":"<img src=\"https://shop.example/media/b.webp\">","at":"x/media/"}`,
    );
  });
});
