import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './semaphore';

/** Cost parameters of Argon2id; memory is in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The library's default: 19 MiB, as OWASP recommends. */
const standard: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for an account that does not exist (`undefined`). */
  matches(storedHash: string | undefined, password: string): Promise<boolean>;
}

/**
 * Hashing for one process: four at once, so that a flood of sign-ins cannot exhaust memory and threads. Rejects with `busy()`
 * when a hundred are waiting.
 */
export function createPasswords(busy: () => Error, cost: HashCost = standard): Passwords {
  const limited = createSemaphore(4, 100, busy);
  let nobody: Promise<string> | undefined;
  const nobodysHash = () => (nobody ??= hash(randomBytes(32), cost));
  return {
    hash: (password) => limited(() => hash(password, cost)),
    matches: (storedHash, password) =>
      limited(async () => {
        const matched = await verify(storedHash ?? (await nobodysHash()), password);
        return storedHash !== undefined && matched;
      }),
  };
}
