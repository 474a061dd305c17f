import { expect, it } from '@jest/globals';
import type { SchemaState } from '@shop/api';
import { judgeSchema } from './judge-schema';

const judge = (shop: Partial<SchemaState>, registry: Partial<SchemaState> = {}) =>
  judgeSchema(
    new Map([
      ['shop', { missing: [], newer: [], ...shop }],
      ['registry', { missing: [], newer: [], ...registry }],
    ]),
  );

it('reports nothing about a database that fits', () => {
  expect(judge({})).toEqual({ missing: [], note: undefined });
});

it('names what is missing of both parts', () => {
  expect(judge({ missing: ['0113-a'] }, { missing: ['0010-b'] }).missing).toEqual(['0113-a', '0010-b']);
});

it('works on a newer database, and reports it', () => {
  expect(judge({ newer: ['0113-a'] }, { missing: ['0010-b'] })).toEqual({
    missing: ['0010-b'],
    note: 'The database is newer than this build (0113-a), which still works on it.',
  });
});

it('refuses a database from which something was taken that it needs', () => {
  expect(() => judge({ newer: ['0113-a', '0114-b-contract'] })).toThrow(
    'The database is past this build (0114-b-contract).',
  );
});

it('refuses a database of another line of builds', () => {
  expect(() => judge({ newer: ['0113-a'], missing: ['0113-b'] })).toThrow(
    "The database has 0113-a of another build and lacks 0113-b of this one: the shop's tables belong to another line of builds.",
  );
});
