import { expect, it } from '@jest/globals';
import type { SchemaState } from '@shop/api';
import { judgeSchema } from './schema';

const judge = (shop: Partial<SchemaState>, registry: Partial<SchemaState> = {}) =>
  judgeSchema(
    new Map([
      ['shop', { missing: [], newer: [], ...shop }],
      ['registry', { missing: [], newer: [], ...registry }],
    ]),
  );

it('accepts a database of the same build without a note', () => {
  expect(judge({})).toEqual({ missing: [], note: undefined });
});

it('lists the missing migrations of both parts', () => {
  expect(judge({ missing: ['0113-a'] }, { missing: ['0010-b'] }).missing).toEqual(['0113-a', '0010-b']);
});

it('works on a newer database, with a note', () => {
  expect(judge({ newer: ['0113-a'] }, { missing: ['0010-b'] })).toEqual({
    missing: ['0010-b'],
    note: 'The database is newer than this build (0113-a), but compatible with it.',
  });
});

it('refuses a database without tables or columns that it needs', () => {
  expect(() => judge({ newer: ['0113-a', '0114-b-contract'] })).toThrow(
    'This build is too old for the database (0114-b-contract).',
  );
});

it('refuses a database that a build of another branch migrated', () => {
  expect(() => judge({ newer: ['0113-a'], missing: ['0113-b'] })).toThrow(
    "The shop's tables were migrated by a build of another branch: they have 0113-a and lack 0113-b.",
  );
});
