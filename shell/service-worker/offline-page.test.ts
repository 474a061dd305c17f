import { describe, expect, it } from '@jest/globals';
import { offlinePage } from './offline-page';

const storedPages = [
  { url: 'https://shop.example/products/a?b=1&c=2', title: 'Tape <wide> | Vintage Craft' },
  { url: 'https://shop.example/cart', title: 'Cart | Vintage Craft' },
];

describe('the page without a network', () => {
  it('leads to what was seen, by title, and to the cart', async () => {
    const html = await offlinePage(storedPages, false).text();
    expect(html).toContain('<a href="/products/a?b=1&amp;c=2">Tape &lt;wide&gt;</a>');
    expect(html).toContain('<a href="/cart">Your cart</a>');
    expect(html.match(/href="\/cart"/g)).toHaveLength(1);
    expect(html).toContain('You have not opened this page before');
  });

  it('says that a private page is never stored, and has no list when nothing was seen', async () => {
    const html = await offlinePage([], true).text();
    expect(html).toContain('never kept on a device');
    expect(html).not.toContain('<ul>');
  });

  it('is no page of the shop for a cache or a crawler, and runs its one script only', async () => {
    const response = offlinePage([], false);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const nonce = /<script nonce="([^"]+)">/.exec(await response.text())?.[1];
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  });
});
