import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { reservedWords } from '@shop/config/reserved-paths';
import { routeFaults } from './route-faults';

const faults = (...paths: string[]) => {
  const routes = paths.map((path) => ({ path, module: 'page' }));
  return routeFaults(smallRemote('gifts', '1.0.0', { routes }).artifact).map(({ text }) => text);
};

it.each(reservedWords)('an address under /%s is the shop’s own', (word) => {
  expect(faults(`/${word}`)).toHaveLength(1);
  expect(faults(`/${word}/:anything`)[0]).toContain(`the shop itself answers addresses under /${word}.`);
  expect(faults(`/${word}-and-more`)).toEqual([]);
});

it.each([
  ['/:a', 'Begin the path with another word, such as /gifts.'],
  ['/:a?/gifts', 'Begin the path with another word'],
  ['/*', 'Begin the path with another word'],
  ['/service-worker.js', 'files such as /robots.txt'],
  ['/', 'takes in the home page of the shell'],
  ['/gifts?', 'takes in the home page of the shell'],
  ['/gifts/*/all', 'a * stands alone, as the last part'],
  ['/gifts*', 'a * stands alone'],
  [`/gifts${'/:a?'.repeat(20)}`, 'more than 12 parts'],
])('%s is refused: %s', (path, words) => {
  expect(faults(path)).toEqual([expect.stringContaining(words)]);
});

it('has nothing against addresses of a remote’s own', () => {
  expect(faults('/gifts', '/gifts/:slug', '/gifts/:slug/*', '/about/gifts')).toEqual([]);
});
