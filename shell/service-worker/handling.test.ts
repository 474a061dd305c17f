import { describe, expect, it } from '@jest/globals';
import { handlingOf, type Asked, type Handling } from './handling';

const origin = 'https://shop.example';
const handling = (path: string, asked: Partial<Asked> = {}) =>
  handlingOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...asked }, origin);
const opened = (path: string) => handling(path, { mode: 'navigate' });

describe('the handling of requests', () => {
  it.each<[string, Handling]>([
    ['/', 'page'],
    ['/all-products?page=3', 'page'],
    ['/products/booti-washi-tape', 'page'],
    ['/cart', 'page'],
    ['/no/such/page', 'page'],
    ['/hi/cart', 'page'],
    ['/hi/checkout', 'private-page'],
    ['/hi/orders/ord_1', 'private-page'],
    ['/checkout', 'private-page'],
    ['/checkout/success', 'private-page'],
    ['/success', 'private-page'],
    ['/user/profile', 'private-page'],
    ['/user/anything-to-come', 'private-page'],
    ['/orders/ord_1', 'private-page'],
    ['/orders/ord_1/invoice', 'private-page'],
    ['/auth/login', 'private-page'],
    ['/auth/signup', 'private-page'],
    ['/products/booti-washi-tape?preview=catalog@1.3.0-rc.1', 'private-page'],
    ['/sandbox/window.html', 'network'],
    ['/registry/v1/envs/live/release.json', 'network'],
    ['/ops', 'network'],
    ['/media/a.webp', 'network'],
  ])('a visit to %s is a %s', (path, expected) => {
    expect(opened(path)).toBe(expected);
  });

  it.each<[string, Handling]>([
    ['/remotes/catalog/1.3.0/remoteEntry.js', 'asset'],
    ['/remotes/catalog/1.3.0-rc.1/expose-product.1a2b3c4d.css', 'asset'],
    ['/shell/main.14647d83.js', 'asset'],
    ['/shell/fonts/mukta.woff', 'asset'],
    ['/remotes/catalog/1.3.0/remoteEntry.js?attempt=1', 'asset-again'],
    ['/remotes/catalog/1.3.0/', 'network'],
    ['/media/hero-tape-800.avif?v=1', 'picture'],
    ['/api/v1/product?page=1&limit=12', 'data'],
    ['/api/v1/dynamic/page/section/discount-top-bar', 'data'],
    ['/api/v1/user/verify', 'network'],
    ['/api/v1/user/profile', 'network'],
    ['/api/v1/order', 'network'],
    ['/api/v1/order/ord_1/page', 'network'],
    ['/api/v1/payment/key', 'network'],
    ['/api/v1/contact', 'network'],
    ['/registry/v1/envs/live/release.json', 'network'],
    ['/sandbox/checkout.js', 'network'],
    ['/service-worker.js', 'network'],
    ['https://checkout.razorpay.com/v1/checkout.js', 'network'],
  ])('handles %s as %s', (path, expected) => {
    expect(handling(path)).toBe(expected);
  });

  it('leaves writes and range requests to the network', () => {
    expect(handling('/api/v1/product', { method: 'POST' })).toBe('network');
    expect(handling('/products/a', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(handling('/media/film.webm', { range: true })).toBe('network');
  });

  it.each(['signin', 'signout', 'signup'])('clears personal data at user/%s', (call) => {
    expect(handling(`/api/v1/user/${call}`, { method: 'POST' })).toBe('forget');
  });

  it('clears personal data when the browser posts the sign-in form', () => {
    expect(handling('/auth/login', { method: 'POST', mode: 'navigate' })).toBe('forget');
    expect(handling('/contact', { method: 'POST', mode: 'navigate' })).toBe('network');
  });
});
