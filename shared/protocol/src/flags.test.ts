import { describe, expect, it } from '@jest/globals';
import type { FlagDeclaration } from '@shop/contracts/flags';
import { flagFaults, flagTypeText } from './flags';

const flag = (change: Partial<FlagDeclaration> = {}): FlagDeclaration => ({
  ...{ type: 'integer', default: 3, description: 'Products in a row.' },
  ...change,
});
const messages = (name: string, change?: Partial<FlagDeclaration>) =>
  flagFaults({ flags: { [name]: flag(change) } }).map(({ field, message }) => `${field}: ${message}`);

describe('flagFaults', () => {
  it('accepts declarations whose defaults are within their limits', () => {
    expect(flagFaults({})).toEqual([]);
    for (const change of [
      {},
      { minimum: 1, maximum: 6 },
      { type: 'number', default: 0.5 },
      { type: 'boolean', default: false },
      { type: 'string', default: '' },
      { type: 'string', default: 'new', enum: ['new', 'cheap'] },
      { enum: [3, 4] },
    ] as const)
      expect(messages('columns', change)).toEqual([]);
  });

  it.each([
    [
      'columns',
      { default: '3' },
      'flags.columns.default: "flags.columns.default" must be a whole number, not "3".',
    ],
    ['columns', { default: 2.5 }, 'must be a whole number, not 2.5.'],
    ['columns', { minimum: 4 }, 'must be a whole number from 4 up, not 3.'],
    ['columns', { maximum: 2 }, 'must be a whole number up to 2, not 3.'],
    [
      'columns',
      { minimum: 6, maximum: 1 },
      'flags.columns.minimum: "flags.columns.minimum" is more than its "maximum".',
    ],
    ['columns', { maxLength: 5 }, '"flags.columns.maxLength" is only for strings.'],
    ['columns', { enum: [4, '5'] }, '"flags.columns.enum" has values that are not a whole number: "5".'],
    ['columns', { enum: [4, 5] }, 'must be one of 4, 5, not 3.'],
    ['notice', { type: 'string', default: 'x', minimum: 1 }, '"flags.notice.minimum" is only for numbers.'],
    ['notice', { type: 'string', default: 'xx', maxLength: 1 }, 'a text of at most 1 characters, not "xx".'],
    ['Notice', {}, 'flags.Notice: "Notice" is not a name for a flag.'],
    ['a-b', {}, '"a-b" is not a name for a flag.'],
  ] as const)('refuses %s with %j', (name, change, message) => {
    expect(messages(name, change as Partial<FlagDeclaration>)).toEqual([expect.stringContaining(message)]);
  });
});

it('describes what a flag may be', () => {
  expect(flagTypeText(flag({ minimum: 1, maximum: 6 }))).toBe('a whole number from 1 to 6');
  expect(flagTypeText(flag({ type: 'string', default: '' }))).toBe('a text of at most 200 characters');
  expect(flagTypeText(flag({ type: 'boolean', default: true }))).toBe('true or false');
});
