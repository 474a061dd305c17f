import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { reservedWords } from '@shop/config/reserved-paths';
import { routeFaults } from './route-faults';

const faults = (...paths: string[]) => {
  const routes = paths.map((path) => ({ path, module: 'page' }));
  return routeFaults(smallRemote('gifts', '1.0.0', { routes }).artifact).map(({ text }) => text);
};

it.each(reservedWords)('paths under /%s are reserved for the shop', (word) => {
  expect(faults(`/${word}`)).toHaveLength(1);
  expect(faults(`/${word}/:anything`)[0]).toContain(`the shop itself handles paths under /${word}.`);
  expect(faults(`/${word}-and-more`)).toEqual([]);
});

it.each([
  ['/:a', 'Start the path with another segment, such as /gifts.'],
  ['/:a?/gifts', 'Start the path with another segment'],
  ['/*', 'Start the path with another segment'],
  ['/service-worker.js', 'files such as /robots.txt'],
  ['/', 'matches the home page of the shell'],
  ['/gifts?', 'matches the home page of the shell'],
  ['/gifts/*/all', '* must be the whole last segment'],
  ['/gifts*', '* must be the whole last segment'],
  [`/gifts${'/:a?'.repeat(20)}`, 'more than 12 segments'],
])('%s is refused: %s', (path, words) => {
  expect(faults(path)).toEqual([expect.stringContaining(words)]);
});

it('accepts other routes', () => {
  expect(faults('/gifts', '/gifts/:slug', '/gifts/:slug/*', '/about/gifts')).toEqual([]);
});
