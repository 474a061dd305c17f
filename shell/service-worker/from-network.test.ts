import { expect, it } from '@jest/globals';
import { fromNetwork } from './from-network';

const request = new Request('http://shop.example/faq');

it('responds to a navigation with what the browser has requested already', async () => {
  const preloaded = new Response('a page');
  expect(await fromNetwork({ request, preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded);
});

it('rejects without a network, also where the browser resolves with an error instead, as Firefox does', async () => {
  const rejected = Promise.reject(new TypeError('no network'));
  await expect(fromNetwork({ request, preloadResponse: rejected })).rejects.toThrow('no network');
  const failed = Promise.resolve(Response.error());
  await expect(fromNetwork({ request, preloadResponse: failed })).rejects.toThrow('did not respond');
});
