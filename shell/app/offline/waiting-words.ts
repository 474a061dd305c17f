import { routePatterns as patterns } from '@shop/config';

const inForm = 'What you typed stays here';

const words: Readonly<Record<string, string>> = {
  [patterns.checkout]: `${inForm}; paying waits for the network.`,
  [patterns.contact]: `${inForm}; sending your message waits for the network.`,
  [patterns.login]: `${inForm}; signing in waits for the network.`,
  [patterns.signup]: `${inForm}; signing up waits for the network.`,
  [patterns.profile]: 'Your orders come when it is back.',
  [patterns.addresses]: 'Your addresses come when it is back.',
};

const orders = patterns.order.replace(':id', '');

/** What works offline on that path, and what does not. */
export const waitingWords = (pathname: string): string =>
  (pathname.startsWith(orders) ? 'Your order comes when it is back.' : words[pathname]) ??
  'Pages you have seen, your cart and your wishlist still open.';
