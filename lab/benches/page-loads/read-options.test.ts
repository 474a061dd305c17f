import { expect, it } from '@jest/globals';
import { readOptions } from './read-options';

it('measures everything five times by default', () => {
  expect(readOptions([])).toMatchObject({
    rounds: 5,
    pages: ['home', 'listing', 'product'],
    targets: ['federated', 'monolith', 'in-browser'],
    phones: ['bench'],
    interactions: true,
    atOnce: false,
    write: false,
  });
});

it('accepts a smoke test, selected pages and files', () => {
  expect(readOptions(['--quick', '--at-once'])).toMatchObject({
    rounds: 1,
    interactions: false,
    atOnce: true,
  });
  expect(
    readOptions([
      '--pages',
      'product,home',
      '--only=federated',
      '--runs',
      '9',
      '--out',
      'a.json',
      '--phones',
      'entry,bench',
    ]),
  ).toMatchObject({
    rounds: 9,
    phones: ['bench', 'entry'],
    pages: ['home', 'product'],
    targets: ['federated'],
    out: 'a.json',
  });
});

it('accepts a commit to compare with the current shop, and no other options with it', () => {
  expect(readOptions(['--beside', 'HEAD~1'])).toMatchObject({
    targets: ['federated', 'before'],
    beside: 'HEAD~1',
  });
});

it.each([
  [['--runs', 'many'], 'must be a whole number'],
  [['--pages', 'cart'], 'Unknown name "cart"'],
  [['--only', 'before'], 'Unknown name "before"'],
  [['--fast'], 'npm run bench --'],
])('explains what is wrong with %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
