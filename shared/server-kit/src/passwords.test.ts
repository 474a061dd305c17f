import { expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { createPasswords, opaquePassword } from './passwords';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = createPasswords(() => new Error('busy'), cost);

const composed = 'caf\u00e9 ब\u0921\u093cा';
const decomposed = 'cafe\u0301\u00a0ब\u095cा';

it('is normalised to the composed form, and keeps case and compatibility forms', () => {
  expect(opaquePassword(decomposed)).toBe(composed);
  for (const other of ['Tape', 'ＴＡＰＥ', 'ﬁne']) expect(opaquePassword(other)).toBe(other);
});

it.each([
  [composed, decomposed],
  [decomposed, composed],
])('matches in another Unicode form', async (chosen, typed) => {
  const stored = await passwords.hash(chosen);
  const renewed: string[] = [];
  expect(await passwords.matches(stored, typed, (fresh) => void renewed.push(fresh))).toBe(true);
  expect(renewed).toEqual([]);
  expect(await passwords.matches(stored, typed.toUpperCase())).toBe(false);
});

it('matches an older hash of the unnormalised password, and renews it', async () => {
  const stored = await hash(decomposed, cost);
  const renewed: string[] = [];
  expect(await passwords.matches(stored, decomposed, (fresh) => void renewed.push(fresh))).toBe(true);
  expect(renewed).toHaveLength(1);
  for (const typed of [composed, decomposed]) expect(await passwords.matches(renewed[0], typed)).toBe(true);
  expect(await passwords.matches(stored, `${decomposed}!`, () => expect(true).toBe(false))).toBe(false);
});

it('does not match without a hash', async () => {
  for (const typed of [composed, decomposed]) expect(await passwords.matches(undefined, typed)).toBe(false);
});

it('rejects while a hundred hashes are waiting, and hashes again after they finish or fail', async () => {
  const waiting = Array.from({ length: 104 }, (_, index) =>
    index % 2 === 0 ? passwords.hash(composed) : passwords.matches('not a hash', composed),
  );
  const settled = Promise.allSettled(waiting);
  await expect(passwords.hash(composed)).rejects.toThrow('busy');
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
  await expect(passwords.hash(composed)).resolves.toMatch(/^\$argon2id/);
});
