import { expect, it } from '@jest/globals';
import { readDevOptions } from './read-dev-options';

it('defaults to the local shop and a free port near it', () => {
  expect(readDevOptions(['catalog'], {})).toEqual({
    remote: 'catalog',
    standalone: false,
    host: '127.0.0.1',
    port: 3003,
    shop: 'http://127.0.0.1:3000',
  });
});

it('reads settings from the environment', () => {
  const env = { SHOP_URL: 'https://staging.example/', PORT: '3999' };
  expect(readDevOptions(['cart', '--standalone'], env)).toMatchObject({
    remote: 'cart',
    standalone: true,
    port: 3999,
    shop: 'https://staging.example',
  });
});

it.each([
  [[], {}, 'Missing remote.'],
  [['nope'], {}, 'There is no remote "nope" here. Available: account, cart, catalog'],
  [['cart'], { PORT: '99999' }, 'PORT is "99999"'],
  [['cart'], { SHOP_URL: 'nowhere' }, 'SHOP_URL is "nowhere"'],
])('reports in one line what is wrong with %j %j', (args, env, line) => {
  expect(() => readDevOptions(args, env)).toThrow(line);
});
