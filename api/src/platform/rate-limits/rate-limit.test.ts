import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import type { Database } from '../db/database';
import { addressOf, countAttempt, takeAttempt } from './rate-limit';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);

afterAll(() => database.close());

const limit = { name: 'test', max: 3, windowMs: 60_000 };
const start = new Date('2026-01-01T00:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describe('takeAttempt', () => {
  it('allows exactly the limit of concurrent attempts, and more after the window', async () => {
    const tries = Array.from({ length: 10 }, () => takeAttempt(database.db, limit, 'a', start));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    await expect(takeAttempt(database.db, limit, 'a', later(59_000))).rejects.toMatchObject({
      status: 429,
      retryAfter: 1,
    });
    await expect(takeAttempt(database.db, limit, 'a', later(60_000))).resolves.toBeUndefined();
    await expect(takeAttempt(database.db, limit, 'b', start)).resolves.toBeUndefined();
  });
});

describe('countAttempt', () => {
  const waits = { free: 2, firstMs: 30_000, maxMs: 60_000, rememberMs: 600_000 };
  const at = (ms: number) => countAttempt(database.db, 'waits', waits, later(ms));

  it('accepts free attempts whose clock is behind, and measures the wait from the latest attempt', async () => {
    await expect(at(10)).resolves.toMatchObject({ before: null });
    await expect(at(0)).resolves.toMatchObject({ before: later(600_010) });
    await expect(at(5)).resolves.toEqual({ waitMs: 30_005 });
    await expect(at(30_009)).resolves.toEqual({ waitMs: 1 });
    await expect(at(30_010)).resolves.toMatchObject({ key: 'waits' });
  });
});

describe('addressOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, address) => {
    expect(addressOf({ ip } as FastifyRequest)).toBe(address);
  });
});
