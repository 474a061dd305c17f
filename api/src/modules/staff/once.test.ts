import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../platform/db/database';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { once } from './once';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);
afterAll(() => database.close());

const at = new Date('2026-01-01T00:00:00Z');
let done = 0;

const send = (key: string | undefined, request: unknown, actor = 'Asha') =>
  database.transaction((tx) =>
    once(tx, { key, actor, request }, at, () => Promise.resolve({ done: ++done })),
  );

it('does the work once for each key, and returns its result to repeated requests', async () => {
  const first = await send('first-key', { a: 1 });
  expect(await send('first-key', { a: 1 })).toEqual(first);
  expect(await send('second-key', { a: 1 })).not.toEqual(first);
  expect(await send(undefined, { a: 1 })).not.toEqual(await send(undefined, { a: 1 }));
});

it('does the work once for concurrent requests', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => send('same-key', {})));
  expect(all).toEqual(Array(4).fill(all[0]));
});

it.each([
  ['another request', { a: 2 }, 'Asha'],
  ['another actor', { a: 1 }, 'Ravi'],
])('refuses the key of %s', async (_, request, actor) => {
  await send('taken-key', { a: 1 });
  await expect(send('taken-key', request, actor)).rejects.toMatchObject({ status: 409 });
});

it('also reads a response that was stored without its wrapper', async () => {
  await send('bare-key', {});
  const answer = JSON.stringify({ done: 'earlier' });
  await database.db.updateTable('staff_request').set({ answer }).where('key', '=', 'bare-key').execute();
  expect(await send('bare-key', {})).toEqual({ done: 'earlier' });
});
