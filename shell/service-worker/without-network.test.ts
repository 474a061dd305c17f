import { describe, expect, it } from '@jest/globals';
import { fromNetwork, networkOr, offlinePage } from './without-network';

const request = new Request('http://shop.example/faq');

it('responds to a navigation with the preloaded response', async () => {
  const preloaded = new Response('a page');
  expect(await fromNetwork({ request, preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded);
});

it('rejects without a network, even if the browser resolves with an error, like Firefox', async () => {
  const rejected = Promise.reject(new TypeError('no network'));
  await expect(fromNetwork({ request, preloadResponse: rejected })).rejects.toThrow('no network');
  const failed = Promise.resolve(Response.error());
  await expect(fromNetwork({ request, preloadResponse: failed })).rejects.toThrow('did not respond');
});

const never = new Promise<Response>(() => undefined);

describe('the network response or null', () => {
  it('is the response, with any status', async () => {
    const fault = new Response('', { status: 500 });
    expect(await networkOr(Promise.resolve(fault), async () => false, 10)).toBe(fault);
  });

  it('is null when the request fails', async () => {
    expect(
      await networkOr(Promise.reject(new TypeError('Failed to fetch')), async () => true, 10),
    ).toBeNull();
  });

  it('waits for a slow response as long as the shop can be reached', async () => {
    const response = new Response('late');
    let arrive!: (response: Response) => void;
    let asked = 0;
    const isReachable = async () => {
      asked += 1;
      if (asked === 3) arrive(response);
      return true;
    };
    expect(await networkOr(new Promise((resolve) => (arrive = resolve)), isReachable, 10)).toBe(response);
    expect(asked).toBe(3);
  });

  it('is null when the response hangs and the shop cannot be reached', async () => {
    expect(await networkOr(never, async () => false, 10)).toBeNull();
  });
});

const storedPages = [
  { url: 'https://shop.example/products/a?b=1&c=2', title: 'Tape <wide> | Vintage Craft' },
  { url: 'https://shop.example/cart', title: 'Cart | Vintage Craft' },
];

describe('the offline page', () => {
  it('links to visited pages, by title, and to the cart', async () => {
    const html = await offlinePage(storedPages, false).text();
    expect(html).toContain('<a href="/products/a?b=1&amp;c=2">Tape &lt;wide&gt;</a>');
    expect(html).toContain('<a href="/cart">Your cart</a>');
    expect(html.match(/href="\/cart"/g)).toHaveLength(1);
    expect(html).toContain('You have not opened this page before');
  });

  it('explains that private pages are never stored, and omits an empty list', async () => {
    const html = await offlinePage([], true).text();
    expect(html).toContain('never kept on a device');
    expect(html).not.toContain('<ul>');
  });

  it('is neither cached nor indexed, and runs only its own script', async () => {
    const response = offlinePage([], false);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const nonce = /<script nonce="([^"]+)">/.exec(await response.text())?.[1];
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  });
});
