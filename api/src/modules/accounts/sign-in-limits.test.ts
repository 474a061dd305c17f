import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSecret } from '@shop/server-kit/secrets';
import type { Database } from '../../platform/db/database';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { signIn, signUp } from './service';
import { rememberBrowser } from './known-browser';
import { createPasswords } from './passwords';
import { attack, forgetFailures, signInWaits } from './sign-in-limits';
import { findUserByEmail } from './repository';

/** Fast hashing, because the tests make hundreds of guesses. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const start = new Date('2026-03-10T12:00:00Z');
const asha = { name: 'Asha', email: 'asha@example.in', password: 'rain on paper', phoneNumber: '1' };
const thief = { ...asha, email: 'thief@example.in', password: 'a plan of a thief' };
const browser = hashSecret('the browser of Asha');

let database: Database;
/** Seconds since the start of a test. */
let seconds = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const form of [asha, thief]) await signUp(database, passwords, form, 'home', start);
  const user = await findUserByEmail(database.db, asha.email);
  const expiresAt = new Date('2030-01-01T00:00:00Z');
  const known = { oldTokenHash: undefined, tokenHash: browser, userId: user?.id ?? 0, expiresAt };
  await rememberBrowser(database.db, known);
}, START_MS);

beforeEach(async () => {
  seconds = 0;
  await database.db.deleteFrom('rate_bucket').execute();
});

afterAll(() => database.close());

type Outcome = 'in' | 'wrong' | { readonly retryAfter: number };

/** One sign-in attempt from that address. */
async function attempt(
  address: string,
  form: { readonly email: string; readonly password: string },
  browserHash?: string,
): Promise<Outcome> {
  const now = new Date(start.getTime() + seconds * 1000);
  try {
    await signIn(database.db, passwords, form, { address, browser: browserHash }, now);
    return 'in';
  } catch (error) {
    const { status, retryAfter } = error as { status: number; retryAfter?: number };
    if (status === 429 && retryAfter !== undefined) return { retryAfter };
    expect(error).toMatchObject({ status: 401, message: 'Email or password is not correct.' });
    return 'wrong';
  }
}

const guess = (address: string, email = asha.email) => attempt(address, { email, password: 'a guess' });

async function guesses(count: number, address: string, email?: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let number = 0; number < count; number += 1) outcomes.push(await guess(address, email));
  return outcomes;
}

const wrong = (count: number) => Array<Outcome>(count).fill('wrong');

/** Guesses the password of an account from many addresses. */
async function attackFromEverywhere(email: string): Promise<void> {
  for (let number = 0; number < attack.failures; number += 1) await guess(`bot ${number}`, email);
}

describe('wrong passwords', () => {
  it.each([asha.email, 'nobody@example.in'])('for %s delay their sender longer each time', async (email) => {
    expect(await guesses(5, 'elsewhere', email)).toEqual(wrong(5));
    for (const wait of [30, 60, 120, 240]) {
      expect(await guess('elsewhere', email)).toEqual({ retryAfter: wait });
      seconds += wait - 1;
      expect(await guess('elsewhere', email)).toEqual({ retryAfter: 1 });
      seconds += 1;
      expect(await guess('elsewhere', email)).toBe('wrong');
    }
    seconds += 23 * 3600;
    expect(await guess('elsewhere', email)).toBe('wrong');
    expect(await guess('elsewhere', email)).toEqual({ retryAfter: 960 });
    seconds += 24 * 3600;
    expect(await guesses(5, 'elsewhere', email)).toEqual(wrong(5));
  });

  it('of concurrent requests get no more attempts than sequential ones', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess('elsewhere')));
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(signInWaits.account.free);
  });

  it('are forgotten after a correct one', async () => {
    await guesses(4, 'elsewhere');
    expect(await attempt('elsewhere', asha)).toBe('in');
    expect(await guesses(5, 'elsewhere')).toEqual(wrong(5));
  });

  it('are forgotten when the password changes', async () => {
    await guesses(6, 'elsewhere');
    await forgetFailures(database.db, asha.email, 'elsewhere');
    expect(await attempt('elsewhere', asha)).toBe('in');
  });

  it('for many accounts delay their address, even after a successful sign-in', async () => {
    for (let number = 0; number < signInWaits.address.free; number += 1) {
      expect(await guess('elsewhere', `shopper-${number}@example.in`)).toBe('wrong');
    }
    expect(await guess('elsewhere')).toEqual({ retryAfter: 5 });
    seconds += 5;
    expect(await attempt('elsewhere', thief)).toBe('in');
    expect(await guess('elsewhere')).toBe('wrong');
    expect(await attempt('elsewhere', thief)).toEqual({ retryAfter: 10 });
  });

  it('do not include successful sign-ins, however many one address has', async () => {
    for (let number = 0; number <= signInWaits.address.free; number += 1) {
      expect(await attempt('office', asha)).toBe('in');
    }
  });
});

describe('the owner of an account', () => {
  it('signs in immediately from another address during an attack', async () => {
    await Promise.all(Array.from({ length: 40 }, () => guess('elsewhere')));
    expect(await attempt('home', asha)).toBe('in');
  });

  it('signs in immediately from a new address while many addresses guess', async () => {
    await attackFromEverywhere(asha.email);
    expect(await attempt('a hotel', asha)).toBe('in');
  });

  it('signs in with a known browser even from the attacker’s address', async () => {
    await guesses(6, 'home');
    expect(await attempt('home', asha)).toEqual({ retryAfter: 30 });
    expect(await attempt('home', asha, browser)).toBe('in');
    expect(await attempt('home', asha, hashSecret('another browser'))).toEqual({ retryAfter: 30 });
  });

  it('is slowed down in a known browser only by its own failed attempts', async () => {
    const mistake = () => attempt('home', { email: asha.email, password: 'a guess' }, browser);
    for (let number = 0; number < signInWaits.browser.free; number += 1)
      expect(await mistake()).toBe('wrong');
    expect(await mistake()).toEqual({ retryAfter: 30 });
    expect(await attempt('home', asha)).toBe('in');
    seconds += 30;
    expect(await attempt('home', asha, browser)).toBe('in');
  });

  it('is known in a browser only for that account', async () => {
    await guesses(6, 'home', thief.email);
    expect(await attempt('home', thief, browser)).toEqual({ retryAfter: 30 });
  });
});

it.each([asha.email, 'nobody@example.in'])(
  'many addresses that guess at %s get fewer attempts each, and wait longer',
  async (email) => {
    await attackFromEverywhere(email);
    expect(await guesses(3, 'one more bot', email)).toEqual([...wrong(2), { retryAfter: 300 }]);
    seconds += 2 * 3600;
    expect(await guesses(5, 'a quiet day', email)).toEqual(wrong(5));
  },
);
