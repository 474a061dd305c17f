import { beforeEach, expect, it } from '@jest/globals';
import { DatabaseDownError } from './database-error';
import { forEachRow } from './for-each-row';

const lines: string[] = [];
const log = {
  error: (fields: object, message: string) =>
    void lines.push(`${(fields as { err: Error }).err.message}: ${message}`),
};
beforeEach(() => void lines.splice(0));

it('continues after a row that fails, and logs the failure', async () => {
  const done: number[] = [];
  const job = async (row: number) => {
    if (row === 2) throw new Error('no stock');
    done.push(row);
  };
  await forEachRow([1, 2, 3], job, { log, message: 'a row failed' });
  expect([done, lines]).toEqual([[1, 3], ['no stock: a row failed']]);
});

it('stops a batch when the database is unavailable', async () => {
  const done: number[] = [];
  const job = async (row: number) => {
    if (row === 2) throw new DatabaseDownError('gone');
    done.push(row);
  };
  await expect(forEachRow([1, 2, 3], job, { log, message: 'a row failed' })).rejects.toThrow('gone');
  expect([done, lines]).toEqual([[1], []]);
});
